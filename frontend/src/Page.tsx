import { Logo } from "./components/Logo";
import { DisplayPage } from "./display/DisplayPage";
import { GamePage } from "./game/GamePage";
import { PeoplePage } from "./people/PeoplePage";
import { StartPage } from "./start/StartPage";
import { chooseTheme, theme, themes } from "./style/theme";
import { announcements } from "./text/announce";
import { chooseLanguage, language, languages, translate } from "./text/language";

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
        {translate("web.page.skip")}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {link ? <GamePage link={link} /> : path.startsWith("/people") ? <PeoplePage /> : <StartPage />}
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
        <a href="/disputes">{translate("web.incident.disputes")}</a>
        <a href="/form">{translate("web.page.form")}</a>
        <a href="/api/docs">API</a>
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
