import { spoken } from "./announce";
import { GamePage } from "./game/GamePage";
import { choose, language, languages, say } from "./language";
import { Logo } from "./look/Logo";
import { StartPage } from "./start/StartPage";

export function Page({ path }: { path: string }) {
  const game = /^\/games\/([^/]+)\/?$/.exec(path)?.[1];
  return (
    <>
      <a class="skip" href="#content">
        {say("web.page.skip")}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {game ? <GamePage id={game} /> : <StartPage />}
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
      {languages.map((each) => (
        <button
          type="button"
          key={each}
          lang={each}
          aria-pressed={language.value === each}
          onClick={() => void choose(each)}
        >
          {each === "nl" ? "Nederlands" : "English"}
        </button>
      ))}
    </fieldset>
  );
}

function Footer() {
  return (
    <footer class="foot">
      <p>{say("web.page.promise")}</p>
      <a href="/api/docs">API</a>
    </footer>
  );
}
