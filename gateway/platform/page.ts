import type { Place } from '../db/record';
import { Refusal } from './refusal';

/** Entries of a page, where the call does not say. */
export const PAGE_SIZE = 30;

/** Reads a cursor. @throws Refusal `request.invalid` for what the gateway never gave */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (!at || !id) throw new Refusal('request.invalid');
  return { at: Number(at), id: Number(id) };
}

/** A page of at most `limit` rows out of one row more, and where the next one begins. */
export function pageOf<Row extends Place>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: last && rows.length > limit ? `${last.at}.${last.id}` : null };
}
