/** The rules of the prose linter; the words to avoid come from the glossary. */

const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { parse } = require("smol-toml");

/** Words that mean something else in physics and in code. */
const elsewhere = new Set(["box", "boxes", "referee", "ruler", "throw", "throws"]);

const glossary = parse(readFileSync(join(__dirname, "../docs/rules/glossary.toml"), "utf-8"));
const terms = glossary.term.flatMap(({ en, avoid }) =>
  (avoid?.en ?? [])
    .filter((word) => !elsewhere.has(word))
    .map((word) => [`\\b${word}\\b`, en.split(", ")[0]]),
);

module.exports = {
  rules: {
    "en-max-word-count": { max: 30 },
    "write-good": {
      adverb: false,
      cliches: true,
      eprime: false,
      illusion: true,
      passive: false,
      so: false,
      thereIs: false,
      tooWordy: false,
      weasel: true,
      whitelist: ["few", "many", "several", "Several"], // plain words
    },
    terminology: { defaultTerms: false, skip: ["BlockQuote", "Link"], terms },
    "common-misspellings": true,
  },
};
