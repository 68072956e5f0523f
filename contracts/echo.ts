/**
 * What an answer shows of a value of its request; places are those of its fields, as in `list[].kind`. What the value in the
 * file says alone is in the pact's matching rules too; all else stands in the comments of an interaction, which our command
 * checks (`pact/command/behaviour.mjs`): some by asking once more.
 */
export type Echo =
  | { rule: 'equals'; at: string; of?: Record<string, readonly unknown[]> }
  | { rule: 'first' | 'most' | 'from' | 'to' | 'language'; at: string }
  | { rule: 'order'; by: Record<string, string> }
  | { rule: 'page'; at: string; next?: string }
  | { rule: 'apart'; at: string; than: string | null; disjoint?: true; alone?: true }
  | { rule: 'nothing'; at: string; asked: Record<string, string> }
  | { rule: 'none'; reason: string };

/** What a call's answers show of each value of its query. */
export type Echoes = Record<string, Echo | readonly Echo[]>;

/** Every value there is the request's, or one of those `of` what it stands for. */
// @__NO_SIDE_EFFECTS__
export const equals = (at: string, of?: Record<string, readonly unknown[]>): Echo =>
  of ? { rule: 'equals', at, of } : { rule: 'equals', at };

/** The first value there has the request's in it, without regard to case and accents. */
// @__NO_SIDE_EFFECTS__
export const foundFirst = (at: string): Echo => ({ rule: 'first', at });

/** The list has no more entries than that. */
// @__NO_SIDE_EFFECTS__
export const mostEntries = (at: string): Echo => ({ rule: 'most', at });

/** No day or moment there is before it. */
// @__NO_SIDE_EFFECTS__
export const notBefore = (at: string): Echo => ({ rule: 'from', at });

/** No day or moment there is after it. */
// @__NO_SIDE_EFFECTS__
export const notAfter = (at: string): Echo => ({ rule: 'to', at });

/** Numbers fall in the place that the value stands for. */
// @__NO_SIDE_EFFECTS__
export const falling = (by: Record<string, string>): Echo => ({ rule: 'order', by });

/** The page after has other entries: the one that begins where `next` says, or has the number that follows. */
// @__NO_SIDE_EFFECTS__
export const pages = (at: string, next?: string): Echo =>
  next ? { rule: 'page', at, next } : { rule: 'page', at };

/** In another language one of the texts there is another. */
// @__NO_SIDE_EFFECTS__
export const inLanguage = (at: string): Echo => ({ rule: 'language', at });

/** With another value, or with none for null, the list is another. */
// @__NO_SIDE_EFFECTS__
export const differsFrom = (at: string, than: string | null): Echo => ({ rule: 'apart', at, than });

/** With another value the list has another order: asked where nothing else narrows it, for few entries may fall alike. */
// @__NO_SIDE_EFFECTS__
export const ordersApart = (at: string, than: string): Echo => ({ rule: 'apart', at, than, alone: true });

/** With another value the list has none of the entries. */
// @__NO_SIDE_EFFECTS__
export const apartFrom = (at: string, than: string): Echo => ({ rule: 'apart', at, than, disjoint: true });

/** Asked for what nothing has, there is nothing. */
// @__NO_SIDE_EFFECTS__
export const nothingFor = (at: string, asked: Record<string, string>): Echo => ({
  rule: 'nothing',
  at,
  asked,
});

/** The answer need not show it. */
// @__NO_SIDE_EFFECTS__
export const notEchoed = (reason: string): Echo => ({ rule: 'none', reason });

/** Days on which nothing was, and on which nothing has been yet. */
const LONG_AGO = { from: '2001-01-01', to: '2001-01-02' };
const FAR_AHEAD = { from: '2099-01-01', to: '2099-01-02' };

/**
 * Of the days of a range, in entries that have one: whoever goes by the first day alone finds something on days long ago, and
 * whoever goes by the last alone on days to come. The list that is empty then may be another one.
 */
// @__NO_SIDE_EFFECTS__
export const inRange = (day: string, list: string) => ({
  from: [notBefore(day), nothingFor(list, FAR_AHEAD)],
  to: [notAfter(day), nothingFor(list, LONG_AGO)],
});

/** Of the pages behind cursors. */
export const PAGED = { cursor: pages('list', 'next'), limit: mostEntries('list') };
