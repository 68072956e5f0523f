/** What picks a part of the help centre: `tag` or `i` a tab, `c` a question in it (HELP-03 to HELP-06). */
export type HelpSearch = { tag?: string | undefined; i?: number | undefined; c?: number | undefined };

/** What an address names; what cannot name anything is left out. */
export function helpSearch({ tag, i, c }: { tag?: unknown; i?: unknown; c?: unknown }): HelpSearch {
  return { tag: tag === undefined || tag === '' ? undefined : String(tag), i: indexOf(i), c: indexOf(c) };
}

function indexOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
