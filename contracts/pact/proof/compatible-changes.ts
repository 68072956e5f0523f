import { inAnswer } from '../match';
import { bodyOf, changedAt, entriesOf, pinnedIn, unreadIn } from './field-paths';
import { withHeader } from './mutations';
import { PROBES } from './probes';
import { reads } from './reads';
import type { Answer, Asked } from './responses';

/** A change of an answer that breaks nothing: the site reads it, and reads the same where `same` is set. */
export type CompatibleChange = { kind: string; name: string; of: Asked; answer: Answer; same: boolean };

const UNREAD = [null, 'lie', '', 4711, 1.5, true, { mutation: 1 }, ['lie'], []];
const TYPES = [
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'application/problem+json',
  'application/vnd.hoadang.v2+json; profile="x"',
];
/** What gateways write into the frame of a success; the site reads none of it. */
const FRAMES = [
  { errorCode: 0, message: 'OK' },
  { errorCode: '0', errorMsg: '' },
  { errorCode: '', message: null },
  { errorCode: 'SUCCESS', code: 200, data: null },
];

/**
 * Every change of an answer that the contract must not notice, and that the site must cope with; of other values of
 * their kind one in `every`, others for each field.
 */
export function compatibleChangesOf(asked: Asked, every = 1): CompatibleChange[] {
  const { answer, promise } = asked;
  const body = bodyOf(asked) as object;
  const base = { ...answer, body: JSON.stringify(body) };
  const change = (kind: string, what: string, changes: Partial<Answer>, same = true): CompatibleChange => ({
    kind,
    name: `${promise.description}, ${kind} ${what}`,
    of: asked,
    answer: { ...base, ...changes },
    same,
  });
  const isSuccess = !('refusal' in promise.outcome);
  return [
    change('unknown fields', '', { body: JSON.stringify(mapped(body, withMore)) }),
    change('fields in another order', '', { body: JSON.stringify(mapped(body, turned)) }),
    change('a list in another order', '', { body: JSON.stringify(mapped(body, reversed)) }, false),
    change('a longer list', '', { body: JSON.stringify(mapped(body, longer)) }, false),
    change('white space and escapes', '', { body: escaped(JSON.stringify(body, null, 2)) }),
    change('a byte-order mark', '', { body: `\uFEFF${base.body}` }),
    change('a further header', '', { headers: { ...answer.headers, 'x-more': 'a, b' } }),
    ...TYPES.map((type) =>
      change('another JSON type', type, { headers: withHeader(answer, 'content-type', type) }),
    ),
    ...(isSuccess ? [201, 202] : []).map((status) => change('another success', String(status), { status })),
    ...(isSuccess ? [] : [200, 400, 401, 403, 409, 422, 429]).map((status) =>
      change('another status of a refusal', String(status), { status }),
    ),
    ...(isSuccess ? FRAMES : []).map((frame) =>
      change('a frame that says a success twice', JSON.stringify(frame), {
        body: JSON.stringify({ ...body, ...frame }),
      }),
    ),
    ...pinnedIn(asked).flatMap(({ path, field }) => {
      // What the request asked for has to be shown.
      if (field?.shape.kind !== 'scalar' || promise.shows?.some((at) => inAnswer(at) === path)) return [];
      if (field.annotations.words) return [];
      const { schema } = field;
      const others = oneIn(
        every,
        PROBES.filter((value) => reads(schema, value)),
        path.length,
      );
      return entriesOf(path).flatMap((entry) =>
        others.map((value) => {
          const changed = changedAt(body, path, entry, value);
          const what = `${path} (${entry}): ${JSON.stringify(value)}`;
          return change('another value of its kind', what, { body: JSON.stringify(changed) }, false);
        }),
      );
    }),
    ...unreadIn(asked).flatMap((path) =>
      entriesOf(path).flatMap((entry) =>
        UNREAD.flatMap((value) => {
          const changed = changedAt(body, path, entry, value);
          const what = `${path} (${entry}): ${JSON.stringify(value)}`;
          if (changed === undefined) return [];
          return [
            change('whatever stands in an unread field', what, { body: JSON.stringify(changed) }, false),
          ];
        }),
      ),
    ),
  ];
}

/** One in so many, from a place on that differs. */
export function oneIn<T>(every: number, all: readonly T[], from = 0): T[] {
  return all.filter((_, index) => index % every === from % Math.min(every, all.length));
}

/** A JSON value with every object and list in it changed, from the inside out. */
function mapped(value: unknown, change: (value: object) => unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return change(value.map((entry) => mapped(entry, change)));
  const members = Object.entries(value).map(([name, member]) => [name, mapped(member, change)]);
  return change(Object.fromEntries(members));
}

function withMore(value: object): unknown {
  const more = { xNew: null, 'x-new': { a: [1, 'b'] }, 日本: '語', __new: '🎰' };
  return Array.isArray(value) ? value : { ...value, ...more };
}

function turned(value: object): unknown {
  return Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).reverse());
}

function reversed(value: object): unknown {
  return Array.isArray(value) ? value.toReversed() : value;
}

function longer(value: object): unknown {
  return Array.isArray(value) ? [...value, ...value, ...value] : value;
}

/** Every letter beyond ASCII as an escape. */
function escaped(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
