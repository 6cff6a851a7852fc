import "./style/main.css";
import "./text/ownElements";
import { render } from "preact";
import { Page } from "./Page";
import { shareCount } from "./state/liveCount";
import { applyTheme } from "./style/theme";
import { cachePages } from "./sync/offlineCache";
import { documentLanguage, loadLanguage } from "./text/language";

async function start(root: HTMLElement): Promise<void> {
  applyTheme();
  if (!("toSorted" in Array.prototype)) await import("./olderBrowsers");
  await loadLanguage(documentLanguage());
  root.replaceChildren();
  render(<Page path={location.pathname} />, root);
  shareCount();
  void cachePages();
}

/** Before the texts are there, the server's own sentence must do. */
function showFault(root: HTMLElement): void {
  root.textContent = root.dataset.fault ?? "";
}

const root = document.getElementById("app");
if (root) start(root).catch(() => showFault(root));
