import "./style/main.css";
import "./text/ownElements";
import { render } from "preact";
import { Page } from "./Page";
import { applyTheme } from "./style/theme";
import { cachePages } from "./sync/offlineCache";
import { documentLanguage, loadLanguage } from "./text/language";

applyTheme();
const root = document.getElementById("app");
if (root) {
  await loadLanguage(documentLanguage());
  root.replaceChildren();
  render(<Page path={location.pathname} />, root);
  void cachePages();
}
