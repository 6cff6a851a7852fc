import type { Board } from "../sync/apiTypes";
import { translate } from "../text/language";
import { pastsOf, samePast } from "./histories";
import { type Disc, type Pose, poses, type Rest } from "./scene";

interface DiscFormProps {
  readonly board: Board;
  readonly values: readonly number[];
  readonly disc: Disc;
  readonly rest: Rest;
  readonly place: number;
  readonly change: (change: Partial<Disc>) => void;
  readonly remove: () => void;
}

/** How the chosen disc lies, and what happened to it before. */
export function DiscForm({ board, values, disc, rest, place, change, remove }: DiscFormProps) {
  const pasts = pastsOf(disc, rest, values, board);
  const past = samePast(pasts, disc.history);
  return (
    <fieldset class="scene-form">
      <legend>{translate("web.scene.disc", { disc: place + 1 })}</legend>
      {!disc.history.off && (
        <label class="field">
          <span>{translate("web.scene.pose")}</span>
          <select
            value={disc.rest ? "file" : disc.pose}
            onChange={({ currentTarget }) => change({ pose: currentTarget.value as Pose })}
          >
            {disc.rest && <option value="file">{translate("web.scene.as-in-file")}</option>}
            {poses.map((choice) => (
              <option key={choice} value={choice}>
                {translate(`web.scene.pose.${choice}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="field">
        <span>{translate("web.scene.past")}</span>
        <select
          value={past ? String(pasts.indexOf(past)) : "file"}
          onChange={({ currentTarget }) =>
            change({ history: pasts[Number(currentTarget.value)]?.history ?? {} })
          }
        >
          {!past && <option value="file">{translate("web.scene.as-in-file")}</option>}
          {pasts.map(({ key, gate }, index) => (
            <option key={`${key} ${gate}`} value={String(index)}>
              {translate(`web.scene.past.${key}`, { gate })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="second" onClick={remove}>
        {translate("web.scene.remove", { disc: place + 1 })}
      </button>
    </fieldset>
  );
}
