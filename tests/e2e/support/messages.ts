import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type vi from '@/messages/vi.json';

export type MessageKey = keyof typeof vi;
type Parameters = Record<string, string | number>;

const catalogues = new Map<string, Record<string, unknown>>();

/** The text of a message as the site shows it; locators take their texts from here, so that wording may change. */
export function t(key: MessageKey, locale = 'vi', parameters: Parameters = {}): string {
  const text = catalogueOf(locale)[key] ?? catalogueOf('en')[key] ?? catalogueOf('vi')[key];
  if (typeof text !== 'string') throw new Error(`The message ${key} has no plain text in ${locale}.`);
  return text.replace(/\{\s*(\w+)\s*\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The message ${key} needs {${name}}.`);
    return String(value);
  });
}

/** A figure given as Vietnamese writes it (`1.000,50`), as the page of a language shows it. */
export function figure(vietnamese: string, locale: string): string {
  const marks: Record<string, string> = {
    '.': t('figure_thousands', locale),
    ',': t('figure_decimal', locale),
  };
  return vietnamese.replace(/[.,]/g, (mark) => marks[mark] ?? mark);
}

function catalogueOf(locale: string) {
  const known = catalogues.get(locale);
  if (known) return known;
  const read = JSON.parse(readFileSync(join(process.cwd(), 'messages', `${locale}.json`), 'utf8'));
  catalogues.set(locale, read);
  return read as Record<string, unknown>;
}
