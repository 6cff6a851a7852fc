/** How the browser answers each kind of case, and the functions that the answer proves. */

import type { Case } from "./cases";
import { gameKinds } from "./gameKinds";
import { ruleKinds } from "./ruleKinds";

export interface Kind {
  // biome-ignore lint/complexity/noBannedTypes: functions of every signature
  readonly functions: readonly Function[];
  /** Throws where the answer is not that of the case. */
  readonly check: (item: Case) => void | Promise<void>;
}

export const kinds: Readonly<Record<string, Kind>> = { ...ruleKinds, ...gameKinds };

/** Questions that the pages leave to the server. */
export const serverKinds: readonly string[] = ["clause", "explanation"];
