import { translate } from "../text/language";

const NAME = "scene.toml";

interface FileButtonsProps {
  readonly title: string;
  readonly retitle: (title: string) => void;
  readonly text: () => string;
  readonly open: (file: File) => void;
  readonly clear: () => void;
}

/** The title of a scene, and the buttons that save, open and clear it. */
export function FileButtons({ title, retitle, text, open, clear }: FileButtonsProps) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([text()], { type: "application/toml" }));
    Object.assign(document.createElement("a"), { href: address, download: NAME }).click();
    URL.revokeObjectURL(address);
  };
  const choose = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) open(file);
    input.value = "";
  };
  return (
    <>
      <label class="field">
        <span>{translate("web.scene.name")}</span>
        <input value={title} maxLength={200} onChange={({ currentTarget }) => retitle(currentTarget.value)} />
      </label>
      <div class="scene-buttons">
        <button type="button" class="second" onClick={save}>
          {translate("web.scene.save")}
        </button>
        <label class="second scene-open">
          {translate("web.scene.open")}
          <input
            type="file"
            class="unseen"
            accept=".toml,application/toml,text/plain"
            onChange={({ currentTarget }) => choose(currentTarget)}
          />
        </label>
        <button type="button" class="second" onClick={clear}>
          {translate("web.scene.clear")}
        </button>
      </div>
    </>
  );
}
