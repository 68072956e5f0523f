import { datetime, number, plural, relativetime } from '../paraglide/registry.js';

const REGISTRY = { datetime, number, plural, relativetime };

/** Text, name of a value, text, name, …: `['Member for ', 'days', ' days']`. */
export type Pattern = readonly string[];
/** What a message makes of a value before it chooses: `plural` of a count, by `Intl.PluralRules`. */
export type Local = {
  readonly name: string;
  readonly of: string;
  readonly by?: keyof typeof REGISTRY;
  readonly options?: Readonly<Record<string, string>>;
};
/** The first variant whose values are these is said. */
export type Variant = { readonly when: Readonly<Record<string, string>>; readonly say: Pattern };
export type Choice = { readonly locals: readonly Local[]; readonly variants: readonly Variant[] };
export type Message = string | Pattern | Choice;
/** The messages of one language, in the order of the keys; null for what it does not say itself. */
export type MessageTable = readonly (Message | null)[];

type Values = Readonly<Record<string, unknown>>;
type Say = (values?: Values, options?: { locale?: string }) => string;

/** Tables that were read, by language. */
const tables = new Map<string, MessageTable>();

/** Keeps the messages of a language for all who say them. */
export function keepTable(locale: string, table: MessageTable): void {
  tables.set(locale, table);
}

/** Whether the messages of a language were read. */
export const hasTable = (locale: string): boolean => tables.has(locale);

/**
 * Paraglide's `m` over the tables that were read: a function for each key, in the order of the tables. `spokenFor` lists
 * the languages that a locale is spoken in, its own first; `onBorrowed` hears of each text that is in another one.
 * @throws when the table of a language was not read
 */
export function messagesOver<Key extends string>(
  keys: readonly Key[],
  getLocale: () => string,
  spokenFor: (locale: string) => readonly string[],
  onBorrowed?: (text: string, language: string) => void,
): Record<Key, Say> {
  const say =
    (index: number, key: string): Say =>
    (values, options) => {
      const wanted = options?.locale ?? getLocale();
      for (const locale of spokenFor(wanted)) {
        const table = tables.get(locale);
        if (!table) throw new Error(`The messages of ${locale} were not read before ${key} was said`);
        const message = table[index];
        if (message === null || message === undefined) continue;
        const text = textOf(message, values, { locale, key });
        if (locale !== wanted) onBorrowed?.(text, locale);
        return text;
      }
      return key;
    };
  return Object.fromEntries(keys.map((key, index) => [key, say(index, key)])) as Record<Key, Say>;
}

/** A message as it reads with these values; the key where no variant of it fits. */
export function textOf(
  message: Message,
  values: Values = {},
  { locale, key }: { locale: string; key: string },
): string {
  if (typeof message === 'string') return message;
  if (!('variants' in message)) return filled(message, (name) => values[name]);
  const locals = new Map(
    message.locals.map(({ name, of, by, options = {} }) => [
      name,
      // The registry's functions differ in the options they take; paraglide checked them when it compiled the message.
      by
        ? REGISTRY[by](locale as never, by === 'plural' ? countOf(values[of]) : values[of], options as never)
        : values[of],
    ]),
  );
  const valueFor = (name: string) => (locals.has(name) ? locals.get(name) : values[name]);
  const fitting = message.variants.find(({ when }) =>
    Object.entries(when).every(([name, value]) => String(valueFor(name)) === value),
  );
  return fitting ? filled(fitting.say, valueFor) : key;
}

/** A count may come as it is written, in groups: `1.021`. */
const countOf = (value: unknown) => (typeof value === 'string' ? value.replace(/\D/g, '') : value);

function filled(pattern: Pattern, valueFor: (name: string) => unknown): string {
  return pattern.map((part, place) => (place % 2 === 0 ? part : String(valueFor(part)))).join('');
}
