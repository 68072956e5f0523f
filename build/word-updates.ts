// In development: a text that is changed in messages/ is said anew on the page, without a reload.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILE = /\/messages\/([a-z]{2}(?:-[a-z]{2})?)\.json$/;
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
        const locale = FILE.exec(path)?.[1];
        if (!locale) return;
        try {
          const now = textsOf(readFileSync(path, 'utf8'));
          const texts = changedTexts(known.get(locale) ?? {}, now);
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

function textsOf(json: string): Texts {
  return JSON.parse(json);
}
