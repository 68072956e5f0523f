import { readFileSync } from 'node:fs';

type Catalogue = Record<string, unknown>;

/** The locales of the project, in the order of its settings. */
export const locales: string[] = JSON.parse(
  readFileSync('messages/project.inlang/settings.json', 'utf8'),
).locales;

/** The messages of a locale, without the reference to the file's schema. */
export function catalogue(locale: string): Catalogue {
  const { $schema: _schema, ...messages } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  return messages;
}

/** All texts of a message: itself, or those of its variants. */
export function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (!Array.isArray(message)) return [];
  return message.flatMap((variant: { match?: Record<string, string> }) => Object.values(variant.match ?? {}));
}

/** The placeholders of a message, each once, in alphabetical order. */
export function placeholdersOf(message: unknown): string[] {
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/\{\s*(\w+)\s*\}/g)].map(([, name]) => name ?? ''),
  );
  return [...new Set(names)].sort();
}
