/** A browser's translator: it puts an element in the place of every text node that may be translated. */
(() => {
  const KEPT = "script, style, title, textarea, option, .notranslate, [translate=no], [data-translated]";
  const translate = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(KEPT)) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      outer.dataset.translated = "";
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const observe = () => {
    translate(document.body);
    new MutationObserver(() => translate(document.body)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  document.addEventListener("DOMContentLoaded", observe);
})();
