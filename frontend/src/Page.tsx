import { Logo } from "./components/Logo";
import { DisplayPage } from "./display/DisplayPage";
import { GamePage } from "./game/GamePage";
import { PeoplePage } from "./people/PeoplePage";
import { StartPage } from "./start/StartPage";
import { chooseTheme, theme, themes } from "./style/theme";
import { spoken } from "./text/announce";
import { choose, language, languages, say } from "./text/language";

export function Page({ path }: { path: string }) {
  const [, link, display] = /^\/games\/([^/]+?)(\/display)?\/?$/.exec(path) ?? [];
  if (link && display)
    return (
      <main id="content">
        <DisplayPage link={link} />
      </main>
    );
  return (
    <>
      <a class="skip" href="#content">
        {say("web.page.skip")}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {link ? <GamePage link={link} /> : path.startsWith("/people") ? <PeoplePage /> : <StartPage />}
      </main>
      <Footer />
      <div class="unseen" role="status">
        {spoken.value[0]}
      </div>
      <div class="unseen" role="status">
        {spoken.value[1]}
      </div>
    </>
  );
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
      <legend class="unseen">{say("web.page.language")}</legend>
      {languages.map(([code, name]) => (
        <button
          type="button"
          key={code}
          lang={code}
          aria-pressed={language.value === code}
          onClick={() => void choose(code)}
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
      <nav aria-label={say("web.page.more")}>
        <a href="/people">{say("web.people.title")}</a>
        <a href="/rules">{say("web.page.rules")}</a>
        <a href="/counting">{say("web.page.counting")}</a>
        <a href="/disputes">{say("web.incident.disputes")}</a>
        <a href="/form">{say("web.page.form")}</a>
        <a href="/api/docs">API</a>
      </nav>
      <label class="theme">
        <span>{say("web.theme.title")}</span>
        <select
          value={theme.value}
          onChange={(event) =>
            chooseTheme(themes.find((each) => each === event.currentTarget.value) ?? "system")
          }
        >
          {themes.map((each) => (
            <option key={each} value={each}>
              {say(`web.theme.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <p>{say("web.page.promise")}</p>
    </footer>
  );
}
