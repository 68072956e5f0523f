import { nearest } from './did-you-mean.ts';
import type { SettingTable, ValueOf } from './setting.ts';

/** What is wrong with a setting. */
export type Problem = { name: string; reason: string };

/** The values of a table's settings as they are written, and what is wrong with them. */
export function readSettings<T extends SettingTable>(
  table: T,
  written: Readonly<Record<string, unknown>>,
): { values: { readonly [N in keyof T]: ValueOf<T[N]> }; problems: Problem[] } {
  const problems: Problem[] = [];
  const values = Object.fromEntries(
    Object.entries(table).map(([name, setting]) => {
      const reading = setting.read(textOf(written[name]));
      problems.push(...reading.problems.map((reason) => ({ name, reason })));
      return [name, reading.value];
    }),
  );
  return { values: values as { readonly [N in keyof T]: ValueOf<T[N]> }, problems };
}

/** A setting as its text: a table of `wrangler.toml` as JSON. */
export function textOf(written: unknown): string {
  if (typeof written === 'object' && written !== null) return JSON.stringify(written);
  return typeof written === 'string' ? written : '';
}

/** Names that no setting has, each with the one that was probably meant. */
export function unknownNames(
  names: readonly string[],
  table: SettingTable,
): { name: string; meant: string | undefined }[] {
  const known = Object.keys(table);
  return names.filter((name) => !(name in table)).map((name) => ({ name, meant: nearest(name, known) }));
}
