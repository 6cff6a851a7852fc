import { useLayoutEffect } from "preact/hooks";
import { Logo } from "./components/Logo";
import { DisplayPage } from "./display/DisplayPage";
import { GamePage } from "./game/GamePage";
import { PeoplePage } from "./people/PeoplePage";
import { LazyScenePage } from "./scene/LazyScenePage";
import { StartPage } from "./start/StartPage";
import { chooseTheme, theme, themes } from "./style/theme";
import { ChooseGame } from "./television/ChooseGame";
import { WaitingTelevision } from "./television/WaitingTelevision";
import { announcements } from "./text/announce";
import { chooseLanguage, language, languages, translate } from "./text/language";

export function Page({ path }: { path: string }) {
  const [, link, display] = /^\/games\/([^/]+?)(\/display)?\/?$/.exec(path) ?? [];
  const [television, code] = /^\/tv(?:\/(\d{6}))?\/?$/.exec(path) ?? [];
  const wide = Boolean(display || (television && !code));
  useLayoutEffect(() => void document.getElementById("app")?.classList.toggle("wide", wide), [wide]);
  if (wide) return <main id="content">{link ? <DisplayPage link={link} /> : <WaitingTelevision />}</main>;
  return (
    <>
      <a class="skip" href="#content">
        {translate("web.page.skip")}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Content path={path} link={link} code={code} />
      </main>
      <Footer />
      <div class="unseen" role="status">
        {announcements.value[0]}
      </div>
      <div class="unseen" role="status">
        {announcements.value[1]}
      </div>
    </>
  );
}

interface ContentProps {
  readonly path: string;
  readonly link: string | undefined;
  readonly code: string | undefined;
}

function Content({ path, link, code }: ContentProps) {
  if (link) return <GamePage link={link} />;
  if (code) return <ChooseGame code={code} />;
  if (path.startsWith("/scene")) return <LazyScenePage />;
  return path.startsWith("/people") ? <PeoplePage /> : <StartPage />;
}

function Header() {
  return (
    <header class="head">
      <a class="brand" href="/">
        <Logo />
        <span>sjoelen</span>
      </a>
      <LanguageSwitch />
    </header>
  );
}

function LanguageSwitch() {
  return (
    <fieldset class="languages">
      <legend class="unseen">{translate("web.page.language")}</legend>
      {languages.map(([tag, name]) => (
        <button
          type="button"
          key={tag}
          lang={tag}
          aria-pressed={language.value === tag}
          onClick={() => void chooseLanguage(tag)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

function Footer() {
  return (
    <footer class="foot">
      <nav aria-label={translate("web.page.more")}>
        <a href="/people">{translate("web.people.title")}</a>
        <a href="/rules">{translate("web.page.rules")}</a>
        <a href="/counting">{translate("web.page.counting")}</a>
        <a href="/scene">{translate("web.scene.title")}</a>
        <a href="/disputes">{translate("web.incident.disputes")}</a>
        <a href="/form">{translate("web.page.form")}</a>
        <a href="/tv">{translate("web.tv.title")}</a>
      </nav>
      <label class="theme">
        <span>{translate("web.theme.title")}</span>
        <select
          value={theme.value}
          onChange={(event) =>
            chooseTheme(themes.find((choice) => choice === event.currentTarget.value) ?? "system")
          }
        >
          {themes.map((choice) => (
            <option key={choice} value={choice}>
              {translate(`web.theme.${choice}`)}
            </option>
          ))}
        </select>
      </label>
      <p>{translate("web.page.promise")}</p>
    </footer>
  );
}
