/**
 * Does to the page what Chrome's translator does, until it is stopped: each text outside `translate="no"` is taken out
 * and two `<font>` come in its place, so also every text that comes later; the page says that it is in another language.
 * The words stay the same, so that tests find them. It needs nothing around it: a browser is given its source.
 */
export function translatePage(): () => void {
  const KEPT = 'head, script, style, noscript, textarea, svg, font, [translate="no"], .notranslate';

  function translate(text: Text): void {
    const parent = text.parentElement;
    if (!parent || text.data === '' || parent.closest(KEPT)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateAll(within: Node): void {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const texts = within instanceof Text ? [within] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  }

  function sayLanguage(): void {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
  }

  const language = document.documentElement?.lang ?? '';
  let isSaid = document.body !== null;
  const observer = new MutationObserver((records) => {
    if (!isSaid && document.body) {
      isSaid = true;
      sayLanguage();
    }
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) if (node !== document) translateAll(node);
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  if (isSaid) {
    sayLanguage();
    translateAll(document.body);
  }
  return () => {
    observer.disconnect();
    document.documentElement.lang = language;
    document.documentElement.classList.remove('translated-ltr');
  };
}
