import * as v from 'valibot';

/** What the text of a setting means, and what is wrong with it, in words that do not repeat it. */
export type Reading<T> = { value: T; problems: string[] };
/** How the text of a setting is read. An empty text gives what counts where nothing is set. */
export type Setting<T = unknown> = { secret: boolean; read: (written: string) => Reading<T> };
export type SettingTable = Record<string, Setting>;
export type ValueOf<S> = S extends Setting<infer T> ? T : never;

type Text<T> = v.GenericSchema<string, T>;

/**
 * One value. `empty` counts where nothing is set, and where the text is wrong unless `wrong` says what does then: closed,
 * where the setting protects.
 */
export function one<T, const E = T, const W = E>(
  schema: Text<T>,
  { empty, secret = false, ...more }: { empty: E; wrong?: W; secret?: boolean },
): Setting<T | E | W> {
  const wrong = 'wrong' in more ? (more.wrong as W) : empty;
  return {
    secret,
    read(text) {
      const written = text.trim();
      if (written === '') return { value: empty, problems: [] };
      const { success, output, issues } = v.safeParse(schema, written, { abortPipeEarly: true });
      return success
        ? { value: output, problems: [] }
        : { value: wrong, problems: issues.map(({ message }) => message) };
    },
  };
}

/** Values with commas between. Entries that are wrong are left out; with `isWhole`, one makes all of them null. */
export function list<T>(entry: Text<T>): Setting<readonly T[]>;
export function list<T>(entry: Text<T>, options: { isWhole: true }): Setting<readonly T[] | null>;
export function list<T>(entry: Text<T>, { isWhole = false } = {}): Setting<readonly T[] | null> {
  return {
    secret: false,
    read(text) {
      const results = splitList(text).map((written) => v.safeParse(entry, written, { abortPipeEarly: true }));
      const problems = results.flatMap(({ issues = [] }, index) =>
        issues.map(({ message }) => `entry ${index + 1} ${message}`),
      );
      const values = results.flatMap(({ success, output }) => (success ? [output] : []));
      return { value: isWhole && problems.length > 0 ? null : values, problems };
    },
  };
}

/** Entries of a comma-separated setting, trimmed, without empty ones. */
function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** What a function makes of a text; what it throws says what is wrong, and must not repeat the text. */
export function parsed<T>(parse: (text: string) => T): Text<T> {
  return v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      try {
        return parse(dataset.value);
      } catch (error) {
        addIssue({ message: (error as Error).message });
        return NEVER;
      }
    }),
  );
}

/** A text that matches. */
export const matching = (pattern: RegExp, message: string): Text<string> =>
  v.pipe(v.string(), v.regex(pattern, message));

/** One of some words. */
export const word = <const W extends readonly string[]>(words: W): Text<W[number]> =>
  v.picklist(words, `is none of ${words.map((one) => `"${one}"`).join(', ')}`) as unknown as Text<W[number]>;

/** "1" and "true" are on. */
export const onOff: Text<boolean> = v.pipe(
  word(['1', 'true', '0', 'false']),
  v.transform((written) => written === '1' || written === 'true'),
);
