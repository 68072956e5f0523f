import type { Message, MessageTable, Pattern } from './message-tables';

/** Tables of the languages that a page is spoken in, by language, its own first. */
export type Spoken = ReadonlyMap<string, MessageTable>;

const NAMED = 'a, button, img, input, textarea';
const NAMES = ['aria-label', 'alt', 'placeholder'];
/** A pattern that says less is found in what is no message. */
const LEAST_LETTERS = 3;

/**
 * Gives every element whose text the page's language borrows the `lang` of the one that lends it, now and whenever
 * something is drawn. Only pages in a language that is not whole load it.
 * @returns what ends it
 */
export function markBorrowedWords(read: (locale: string) => Promise<Spoken>): () => void {
  const page = document.documentElement;
  const marked = new Set<Element>();
  let languageOf: (text: string) => string | undefined = () => undefined;

  function mark(element: Element | null): void {
    if (!element || (element.hasAttribute('lang') && !marked.has(element))) return;
    const text = textOf(element);
    if (text === undefined) return;
    const language = languageOf(text);
    if (language) marked.add(element);
    else marked.delete(element);
    if (language) element.setAttribute('lang', language);
    else element.removeAttribute('lang');
  }

  async function learn(): Promise<void> {
    const locale = page.dataset.locale ?? '';
    const spoken = await read(locale);
    if (page.dataset.locale !== locale) return;
    languageOf = lenders(spoken);
    for (const element of document.body.querySelectorAll('[lang]')) {
      const text = textOf(element);
      // The server has marked it.
      if (text !== undefined && languageOf(text) === element.getAttribute('lang')) marked.add(element);
    }
    for (const element of [...marked, ...document.body.querySelectorAll('*')]) mark(element);
  }

  const observer = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName === 'data-locale'))
      void learn().catch(() => undefined);
    for (const { target, addedNodes } of records) {
      mark(target instanceof Element ? target : target.parentElement);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        mark(node);
        for (const element of node.querySelectorAll('*')) mark(element);
      }
    }
    for (const element of marked) if (!element.isConnected) marked.delete(element);
  });
  observer.observe(page, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-locale', ...NAMES],
  });
  learn().catch(() => undefined);
  return () => observer.disconnect();
}

/** What is read of an element: its name, else the one text in it. */
function textOf(element: Element): string | undefined {
  const name =
    element.matches(NAMED) && NAMES.map((attribute) => element.getAttribute(attribute)).find(Boolean);
  if (name) return name;
  const [only, ...more] = element.childNodes;
  return only instanceof Text && more.length === 0 ? only.data : undefined;
}

/** Tells which language lends a text; undefined for the page's own, and for what is no message. */
function lenders(spoken: Spoken): (text: string) => string | undefined {
  const texts = new Map<string, string>();
  const patterns: [Pattern, string][] = [];
  const tables = [...spoken];
  for (const [place, [language, table]] of tables.entries()) {
    if (language === document.documentElement.dataset.locale) continue;
    for (const [index, message] of table.entries()) {
      if (message === null || tables.slice(0, place).some(([, own]) => own[index])) continue;
      for (const pattern of patternsOf(message)) {
        if (pattern.length > 1 && lettersOf(pattern) >= LEAST_LETTERS) patterns.push([pattern, language]);
        else if (pattern.length === 1 && lettersOf(pattern) > 0) texts.set(pattern[0] ?? '', language);
      }
    }
  }
  return (text) => texts.get(text) ?? patterns.find(([pattern]) => fits(text, pattern))?.[1];
}

function patternsOf(message: Message): readonly Pattern[] {
  if (typeof message === 'string') return [[message]];
  return 'variants' in message ? message.variants.map(({ say }) => say) : [message];
}

const partsOf = (pattern: Pattern) => pattern.filter((_, place) => place % 2 === 0);
const lettersOf = (pattern: Pattern) => partsOf(pattern).join('').replace(/\P{L}/gu, '').length;

/** Whether a text may be what a pattern says: its parts in their order, from the beginning to the end. */
function fits(text: string, pattern: Pattern): boolean {
  const parts = partsOf(pattern);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false;
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return from <= text.length - last.length;
}
