// In development: a text that is changed in messages/ is said anew on the page, without a reload.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { operatorFolder } from './operator/folder.ts';

const FILE = /^messages\/([a-z]{2}(?:-[a-z]{2})?)\.json$/;
/** What the page hears of: `{ locale, texts }`, the texts by their keys (build/locale-messages.ts). */
export const WORDS_CHANGED = 'messages:changed';

type Texts = Record<string, unknown>;

/** Tells open pages of changed texts at once: paraglide takes seconds to compile the file, and only then is it read anew. */
export function wordUpdates(locales: readonly string[]): Plugin {
  const known = new Map<string, Texts>();
  return {
    name: 'word-updates',
    apply: 'serve',
    configureServer({ environments, watcher, config }) {
      for (const locale of locales)
        known.set(locale, textsOf(readFileSync(`messages/${locale}.json`, 'utf8')));
      watcher.on('change', (path) => {
        const locale = localeOfFile(path, config.root);
        if (!locale) return;
        try {
          const now = textsOf(readFileSync(path, 'utf8'));
          const changed = changedTexts(known.get(locale) ?? {}, now);
          const texts = textsShown(changed, locale, operatorFolder());
          known.set(locale, now);
          if (Object.keys(texts).length > 0) environments.client?.hot.send(WORDS_CHANGED, { locale, texts });
        } catch (error) {
          config.logger.error(`messages/${locale}.json is not read: ${(error as Error).message}`);
        }
      });
    },
  };
}

/** The texts that are others now, or new. What chooses between texts is compiled first, and seen after a reload. */
export function changedTexts(before: Texts, now: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(now).filter(
      (one): one is [string, string] => typeof one[1] === 'string' && before[one[0]] !== one[1],
    ),
  );
}

/** The language of a file of the product's texts; undefined for any other file, an operator's too. */
export const localeOfFile = (path: string, root: string) => FILE.exec(relative(root, path))?.[1];

/** Those of the product's texts that pages show: none in whose place the operator's stands. */
export function textsShown(texts: Record<string, string>, locale: string, folder: string | undefined) {
  const file = folder && join(folder, 'messages', `${locale}.json`);
  const own = file && existsSync(file) ? textsOf(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !Object.hasOwn(own, key)));
}

function textsOf(json: string): Texts {
  return JSON.parse(json);
}
