import { Matchers } from '@pact-foundation/pact';
import { stepsOf } from '../../field-paths';
import { type Field, fieldsOf } from '../../shape';
import { inAnswer, pathsOf } from '../match';
import type { Asked } from './responses';

/** Which entry of each list on the way is meant. */
export type Entry = 'first' | 'second';

/** A field that the contract pins: where it sits in the answer, and what the site knows of it below `value`. */
export type Pinned = { path: string; field: Field | undefined };

/** Every field of an interaction's answer that the contract pins, the envelope's included, but for what has to be nothing. */
export function pinnedIn({ promise }: Asked): Pinned[] {
  const isNothing = (path: string) =>
    promise.empty?.some((name) => path === `value.${name}`) || isNext(promise, path);
  const known = new Map(knownIn(promise.schema).map((field) => [inAnswer(field.path), field]));
  return pathsOf(Matchers.reify(promise.response.body))
    .filter((path) => path !== '' && !isNothing(path))
    .map((path) => ({ path, field: known.get(path) }));
}

/** The way on from where there is nothing. */
const isNext = ({ empty }: Asked['promise'], path: string) => empty !== undefined && path === 'value.next';

/** The outermost fields that the contract leaves out. */
export function unreadIn({ promise }: Asked): string[] {
  const left = knownIn(promise.schema).filter(({ annotations }) => annotations.leftOut);
  return left
    .map(({ path }) => inAnswer(path))
    .filter(
      (path, _, all) => !all.some((other) => path.startsWith(`${other}.`) || path.startsWith(`${other}[]`)),
    );
}

function knownIn(schema: Asked['promise']['schema']): Field[] {
  return schema ? fieldsOf(schema) : [];
}

/** The body of an answer with two entries in each list, the same one twice where there is but one. */
export function bodyOf({ answer }: Asked): unknown {
  return JSON.parse(answer.body, (_, value) =>
    Array.isArray(value) && value.length > 0 ? [value[0], value[1] ?? structuredClone(value[0])] : value,
  );
}

/** Stands for taking a field out. */
export const GONE = Symbol('gone');

/**
 * A body with another value in a place, or without it; undefined when the body has no such place. A field is put into the
 * object that it belongs in, whether or not it is there. Only what lies on the way is copied.
 */
export function changedAt(body: unknown, path: string, entry: Entry, value: unknown): unknown {
  const keys = stepsOf(path).map((step) => (step === '[]' ? (entry === 'first' ? 0 : 1) : step));
  return changedBelow(body, keys, value);
}

function changedBelow(at: unknown, [key = '', ...further]: (string | number)[], value: unknown): unknown {
  if (at === null || typeof at !== 'object') return undefined;
  if (Array.isArray(at) && !(key in at)) return undefined;
  const copy = (Array.isArray(at) ? [...at] : { ...at }) as Record<string | number, unknown>;
  const changed = further.length > 0 ? changedBelow(copy[key], further, value) : value;
  if (changed === undefined) return undefined;
  if (changed === GONE) delete copy[key];
  else copy[key] = changed;
  return copy;
}

/** The entries in which to try a place. */
export function entriesOf(path: string): Entry[] {
  return path.includes('[]') ? ['first', 'second'] : ['first'];
}
