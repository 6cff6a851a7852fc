import "../style/scene.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ErrorMessage } from "../components/ErrorMessage";
import { defaultEdition, editions, withHouseRules } from "../rules/edition";
import { ask, errorSentence, getJson } from "../sync/api";
import type { Board, Scene } from "../sync/apiTypes";
import { editionName, language, translate } from "../text/language";
import { DiscForm } from "./DiscForm";
import { FileButtons } from "./FileButtons";
import { SceneBoard } from "./SceneBoard";
import { rests } from "./scene";
import { discsOf, writeScene } from "./sceneFile";
import { DISCS_MAX, freeSpot, useSketch } from "./useSketch";
import { useVerdict } from "./useVerdict";
import { Verdicts } from "./Verdicts";

const BOARD = "competition";

/** Discs on a drawn board, and the verdict of a jury on each. */
export function ScenePage() {
  const board = useSignal<Board | null>(null);
  const error = useSignal<string | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    error.value = null;
    try {
      await work();
    } catch (caught) {
      error.value = errorSentence(caught);
    }
  };
  const load = (id: string) => getJson<Board>(`/boards/${id}`);
  useEffect(() => {
    void attempt(async () => {
      board.value = await load(BOARD);
    });
  }, []);
  useEffect(() => {
    document.title = `${translate("web.scene.title")} · sjoelen`;
  }, [language.value]);
  return (
    <div class="scene">
      <h1>{translate("web.scene.title")}</h1>
      <p>{translate("web.scene.lead")}</p>
      <ErrorMessage sentence={error.value} />
      {board.value && (
        <SceneDesk
          board={board.value}
          read={(file, edition, show) =>
            attempt(async () => {
              const scene = await ask<Scene>("/scenes/judge", { toml: await file.text(), edition });
              const itsBoard = await load(scene.board);
              board.value = itsBoard;
              show(scene, itsBoard);
            })
          }
        />
      )}
    </div>
  );
}

interface SceneDeskProps {
  readonly board: Board;
  readonly read: (file: File, edition: string, show: (scene: Scene, board: Board) => void) => void;
}

function SceneDesk({ board, read }: SceneDeskProps) {
  const edition = useSignal(defaultEdition);
  const values = withHouseRules(edition.value, []).gate_values.value;
  const sketcher = useSketch(board, values);
  const { title, discs, selected } = sketcher;
  const judged = useVerdict(discs, board, edition.value);
  const resting = rests(discs, board);
  const [disc, rest] = [discs[selected.value], resting[selected.value]];
  const select = (place: number) => {
    selected.value = place;
  };
  const show = (scene: Scene, itsBoard: Board) => {
    sketcher.set({ title: scene.title, discs: discsOf(scene, values, itsBoard) });
    select(0);
  };
  const verdicts = judged.scene?.verdicts ?? [];
  return (
    <div class="scene-desk">
      <SceneBoard
        board={board}
        values={values}
        discs={discs}
        rests={resting}
        verdicts={verdicts.length === discs.length ? verdicts : []}
        selected={selected.value}
        select={select}
        add={sketcher.add}
        move={sketcher.move}
        remove={sketcher.remove}
      />
      <div class="scene-side">
        <div class="scene-buttons">
          <button
            type="button"
            class="main"
            disabled={discs.length >= DISCS_MAX}
            onClick={() => sketcher.add(freeSpot(discs, board))}
          >
            {translate("web.scene.add")}
          </button>
          <button type="button" class="second" disabled={!sketcher.canUndo} onClick={sketcher.undo}>
            {translate("web.scene.undo")}
          </button>
        </div>
        {disc && rest && (
          <DiscForm
            board={board}
            values={values}
            disc={disc}
            rest={rest}
            place={selected.value}
            change={sketcher.change}
            remove={() => sketcher.remove(selected.value)}
          />
        )}
        <Verdicts judged={judged} selected={selected.value} select={select} />
        <EditionChoice edition={edition.value} choose={(id) => (edition.value = id)} />
        <FileButtons
          title={title}
          retitle={(next) => sketcher.set({ title: next, discs })}
          text={() => writeScene(title, discs, board)}
          open={(file) => read(file, edition.value, show)}
          clear={sketcher.clear}
        />
      </div>
    </div>
  );
}

interface EditionChoiceProps {
  readonly edition: string;
  readonly choose: (id: string) => void;
}

function EditionChoice({ edition, choose }: EditionChoiceProps) {
  return (
    <label class="field">
      <span>{translate("web.new.edition")}</span>
      <select value={edition} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {editions.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {editionName(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}
