// Reads what paraglide compiled, for locale-messages.ts and server-messages.ts.
import { readFileSync } from 'node:fs';

/** A locale's own messages, as paraglide compiled them: a template literal, or a function. */
export type Words = Map<string, string>;

/** What each locale says in words of its own. @throws when paraglide's output no longer looks as expected */
export function readWords(locales: readonly string[]): Record<string, Words> {
  return Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale)]));
}

/** Locales that say anything in words of their own; all others speak English. */
export function distinct(words: Record<string, Words>): string[] {
  return Object.keys(words).filter((locale) => words[locale]?.size);
}

/** The messages of a locale as code, one after the other; what it lacks in English, else Vietnamese (LANG-26). */
export function listCode(keys: readonly string[], locale: string, words: Record<string, Words>): string {
  const list = keys.map((key) => {
    const word = words[locale]?.get(key) ?? words.en?.get(key) ?? words.vi?.get(key);
    if (word === undefined) throw new Error(`No message is called ${key}`);
    return word;
  });
  return `[\n${list.join(',\n')}\n]`;
}

function wordsOf(locale: string): Words {
  const code = readFileSync(`app/paraglide/messages/${locale}.js`, 'utf8');
  const found = code.matchAll(
    /^export const (\w+) = (?:\/\*\*.*?\*\/ )?((?:\(\w*\) =>|function)[\s\S]*?^\});?$/gm,
  );
  const words = new Map(
    [...found].map(([, key = '', body = '']) => [key, plainText(body) ?? withoutUnused(body)]),
  );
  if (locale === 'vi' && words.size === 0)
    throw new Error('Paraglide changed its output: build/words.ts must follow');
  return words;
}

const LOCAL = /const (\w+) = registry\.\w+\([^;]*\);/g;

/** A message without what it works out and does not say: what one language declares, paraglide has all of them work out. */
export function withoutUnused(body: string): string {
  return body.replace(LOCAL, (declaration, name: string) =>
    new RegExp(`\\b${name}\\b`).test(body.replaceAll(LOCAL, '')) ? declaration : '',
  );
}

/** A message without placeholders as its template literal. */
function plainText(body: string): string | undefined {
  return /^\(\) => \{\s*return \/\*\*.*?\*\/ \((`(?:[^`\\$]|\\.)*`)\)\s*\}$/.exec(body)?.[1];
}
