import * as v from 'valibot';
import { counted } from '../counting';
import { listOf, readableEntries, tolerant } from '../tolerant';
import { someText } from './values';

/** Where the next page begins; the gateway alone can read it. */
const cursor = v.pipe(v.string(), v.regex(/^[\s\S]{1,200}$/));
/** Most entries of a page. */
export const MOST_ENTRIES = 100;

/** What a call takes that answers page by page: nothing for the first page, then the `next` of the page before. */
export const cursorInput = { cursor: v.optional(cursor), limit: v.optional(counted(MOST_ENTRIES)) };

/** Most entries of one answer, where a download takes as many at once. */
export const MOST_DOWNLOADED = 10 * MOST_ENTRIES;
/** The same of a list that is downloaded. */
export const downloadInput = { ...cursorInput, limit: v.optional(counted(MOST_DOWNLOADED)) };

/**
 * One page of a list of money; `next` is null on the last one. Entries that come or go meanwhile are never met twice or
 * missed, and one that cannot be read, like a `next`, breaks the answer: nothing is left out of what a member sums up.
 */
// @__NO_SIDE_EFFECTS__
export function cursorPage<const Entry extends v.GenericSchema>(entry: Entry) {
  return v.object({ list: listOf(entry), next: v.nullish(someText, null) });
}

/** One page of a list that nobody sums up: an entry that cannot be read is left out (ENT-79). */
// @__NO_SIDE_EFFECTS__
export function tolerantPage<const Entry extends v.GenericSchema>(entry: Entry) {
  return v.object({ list: readableEntries(entry), next: tolerant(someText, null) });
}
