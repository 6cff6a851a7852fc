import "./look/look.css";
import { render } from "preact";
import { keepShell } from "./keep/shell";
import { documentLanguage, speak } from "./language";
import { dress } from "./look/theme";
import { Page } from "./Page";

dress();
const place = document.getElementById("app");
if (place) {
  await speak(documentLanguage());
  place.replaceChildren();
  render(<Page path={location.pathname} />, place);
  void keepShell();
}
