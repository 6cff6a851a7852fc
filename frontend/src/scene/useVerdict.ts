/** The verdict of the server on the discs, asked anew after every change. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask, errorSentence } from "../sync/api";
import type { Board, Scene } from "../sync/apiTypes";
import { language } from "../text/language";
import type { Disc } from "./scene";
import { writeScene } from "./sceneFile";

const WAIT_MS = 150;

export interface Judged {
  readonly scene: Scene | null;
  readonly error: string | null;
}

const NOTHING: Judged = { scene: null, error: null };

export function useVerdict(discs: readonly Disc[], board: Board, edition: string): Judged {
  const judged = useSignal<Judged>(NOTHING);
  useEffect(() => {
    let isLate = false;
    const show = (answer: Judged) => {
      if (!isLate) judged.value = answer;
    };
    const judge = () =>
      ask<Scene>("/scenes/judge", { toml: writeScene("", discs, board), edition }).then(
        (scene) => show({ scene, error: null }),
        (caught) => show({ scene: null, error: errorSentence(caught) }),
      );
    const timer = setTimeout(judge, WAIT_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [discs, board, edition, language.value]);
  return judged.value;
}
