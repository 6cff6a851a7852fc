import "./style/main.css";
import { render } from "preact";
import { Page } from "./Page";
import { dress } from "./style/theme";
import { keepShell } from "./sync/offlineCache";
import { documentLanguage, speak } from "./text/language";

dress();
const place = document.getElementById("app");
if (place) {
  await speak(documentLanguage());
  place.replaceChildren();
  render(<Page path={location.pathname} />, place);
  void keepShell();
}
