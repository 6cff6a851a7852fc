import "./look/look.css";
import { render } from "preact";
import { documentLanguage, speak } from "./language";
import { Page } from "./Page";

const theme = new URLSearchParams(location.search).get("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

const place = document.getElementById("app");
if (place) {
  await speak(documentLanguage());
  place.replaceChildren();
  render(<Page path={location.pathname} />, place);
}
