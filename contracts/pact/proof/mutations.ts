import type { Schema } from '../../operation';
import { mayBeNull } from '../match';
import { bodyOf, changedAt, entriesOf, GONE, type Pinned, pinnedIn } from './field-paths';
import { reads } from './reads';
import type { Answer, Asked } from './responses';

/** An answer that the site cannot read as it should: which kind of lie, about what, and the answer with it. */
export type Mutation = { kind: string; name: string; of: Asked; answer: Answer };

/** Kinds of values: a field that reads `sample` and not just any text is lied about with what else it does not read. */
const FORMATS: Record<string, { sample: unknown; mutations: readonly unknown[] }> = {
  'another word than the known ones': { sample: undefined, mutations: ['OTHER', 'other', 'Y ', 'XX'] },
  'a date or moment that is none': {
    sample: '2026-04-18',
    mutations: ['18.04.2026', '2026-13-01', 'soon', ''],
  },
  'seconds or microseconds for milliseconds': {
    sample: 1_790_000_000_000,
    mutations: [1_790_000_000, '1790000000', 1_790_000_000_000_000],
  },
  'an address that cannot be opened': {
    sample: 'https://cdn.example.com/a',
    mutations: ['ftp://cdn.example.com/a', 'javascript:alert(1)', '//cdn.example.com/a', 'https:// x', 'a b'],
  },
  'a country code in another writing': { sample: 'VN', mutations: ['vn', 'VNM', 'Việt Nam', '84'] },
  'a dialling code in another writing': { sample: '84', mutations: ['+84', '0084', '84 ', '84-1'] },
  'image data that is none': {
    sample: 'data:image/png;base64,iVBORw0KGgo=',
    mutations: ['<svg></svg>', 'data:text/html;base64,PGI+', 'https://cdn.example.com/a.png', ''],
  },
  'a fraction for a whole number': { sample: 3, mutations: [1.5, 1_790_000_000_000.5, 0.1] },
  'a number below nothing': { sample: 3, mutations: [-1] },
  'an amount in another writing': { sample: '12.34', mutations: ['1,5', '1e3', '1 000', '₫5', '0x10', 1e21] },
  'an empty text where one is needed': { sample: undefined, mutations: [''] },
};

/** Values of other types, by the type. */
const TYPES: Record<string, unknown> = {
  string: 'lie',
  number: 4711,
  boolean: true,
  object: { mutation: 1 },
  array: ['lie'],
};
const NO_SUCCESS = [301, 304, 400, 404, 500, 503];
const NO_REFUSAL = [302, 500, 502, 503];
const NO_JSON = ['text/html', 'text/plain; charset=utf-8', 'application/xml', 'application/jsonp', ''];
const NO_SECONDS = ['', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT', '1.5', '-5', '0'];
const NO_ENVELOPE = ['', '<html></html>', '[]', 'null', '"text"', '{"success":true'];

/** Every lie about an answer that the contract has to notice, in the first and in the second entries of its lists. */
export function mutationsOf(asked: Asked): Mutation[] {
  const body = bodyOf(asked);
  return [
    ...pinnedIn(asked).flatMap((pinned) => fieldMutations(asked, pinned, body)),
    ...frameMutations(asked),
    ...emptyMutations(asked, body),
  ];
}

function fieldMutations(asked: Asked, pinned: Pinned, body: unknown): Mutation[] {
  return entriesOf(pinned.path).flatMap((entry) =>
    valuesAgainst(asked, pinned).map(([kind, value]) => {
      const what = value === GONE ? '' : `: ${JSON.stringify(value)}`;
      const changed = changedAt(body, pinned.path, entry, value);
      const name = `${asked.promise.description}, ${pinned.path} (${entry}), ${kind}${what}`;
      if (changed === undefined) throw new Error(`There is nothing to mutate: ${name}`);
      return { kind, name, of: asked, answer: { ...asked.answer, body: JSON.stringify(changed) } };
    }),
  );
}

function valuesAgainst(asked: Asked, { path, field }: Pinned): [string, unknown][] {
  // A list may be one entry shorter.
  const missing: [string, unknown][] = path.endsWith('[]') ? [] : [['a missing field', GONE]];
  const nothing: [string, unknown][] = field && mayBeNull(field) ? [] : [['null', null]];
  return [
    ...missing,
    ...nothing,
    ...otherTypes(asked, path, field),
    ...(field ? formatLies(field.schema) : []),
    ...otherWords(field),
  ];
}

function otherTypes({ promise }: Asked, path: string, field: Pinned['field']): [string, unknown][] {
  const { kind = 'scalar' } = field?.shape ?? {};
  const types = (known: readonly string[]) =>
    Object.entries(TYPES)
      .filter(([type]) => !known.includes(type))
      .map(([, value]): [string, unknown] => ['another type', value]);
  if (path === 'success') return [...types(['boolean']), ['the opposite', 'refusal' in promise.outcome]];
  if (path === 'errorCode') return [...types(['string']), ['another error code', 'unknown']];
  if (!field) return types(['object']);
  if (field.shape.kind === 'scalar') {
    // A text of digits or an empty one may be taken for a number: what the site reads is no lie.
    const { schema, shape } = field;
    return types(shape.types).filter(([, value]) => !reads(schema, value));
  }
  if (kind === 'array') return [...types(['array']), ['an empty list', []]];
  return types(['object', ...(kind === 'unknown' ? Object.keys(TYPES) : [])]);
}

function formatLies(schema: Schema): [string, unknown][] {
  if (!isScalar(schema)) return [];
  const takesText = reads(schema, 'any text');
  return Object.entries(FORMATS).flatMap(([kind, { sample, mutations }]) => {
    const isEmptiness = kind.startsWith('an empty text');
    const applies = sample === undefined ? isEmptiness === takesText : !takesText && reads(schema, sample);
    const wrong = applies ? mutations.filter((mutation) => !reads(schema, mutation)) : [];
    // A word is a lie about fields of words alone.
    const hasWords = sample !== undefined || isEmptiness || isChoice(schema);
    return hasWords ? wrong.map((mutation): [string, unknown] => [kind, mutation]) : [];
  });
}

/** Words in another writing, and those that nobody knows, where the contract names all of them. */
function otherWords(field: Pinned['field']): [string, unknown][] {
  const { words = [] } = field?.annotations ?? {};
  const others = [...words.flatMap((word) => [word.toUpperCase(), word.toLowerCase()]), 'other-word'];
  const unknown = words.length > 0 ? others.filter((word) => !words.includes(word)) : [];
  return [...new Set(unknown)].map((word) => ['another word than those named', word]);
}

function isScalar(schema: Schema): boolean {
  return !['object', 'loose_object', 'array', 'record', 'unknown'].includes(innermost(schema).type);
}

function isChoice(schema: Schema): boolean {
  const { type, options = [] } = innermost(schema);
  return type === 'picklist' || (type === 'union' && options.some((option) => isChoice(option as Schema)));
}

function innermost(schema: Schema): { type: string; options?: readonly unknown[] } {
  const { wrapped } = schema as { wrapped?: Schema };
  return wrapped ? innermost(wrapped) : (schema as { type: string; options?: readonly unknown[] });
}

/** Lies about lists in which there is nothing. */
function emptyMutations(asked: Asked, body: unknown): Mutation[] {
  const { empty = [], description } = asked.promise;
  return empty.flatMap((name) =>
    [null, GONE, {}, [{ mutation: 1 }], ['lie']].map((value) => {
      const what = value === GONE ? 'missing' : JSON.stringify(value);
      return {
        kind: 'no list, or an entry, where there is nothing',
        name: `${description}, value.${name}: ${what}`,
        of: asked,
        answer: { ...asked.answer, body: JSON.stringify(changedAt(body, `value.${name}`, 'first', value)) },
      };
    }),
  );
}

/** Lies about status, headers, and the body as a whole. */
function frameMutations(asked: Asked): Mutation[] {
  const { answer, promise } = asked;
  const { retryAfter } = promise.response;
  const isSuccess = 'refusal' in promise.outcome === false;
  const others = isSuccess ? NO_SUCCESS : NO_REFUSAL;
  const mutation = (kind: string, what: unknown, changes: Partial<Answer>): Mutation => ({
    kind,
    name: `${promise.description}, ${kind}: ${JSON.stringify(what)}`,
    of: asked,
    answer: { ...answer, ...changes },
  });
  return [
    ...others.map((other) => mutation('another status', other, { status: other })),
    ...NO_JSON.map((type) =>
      mutation('another content type', type, { headers: withHeader(answer, 'content-type', type) }),
    ),
    ...(retryAfter ? NO_SECONDS : []).map((text) =>
      mutation('a Retry-After that nobody can count down', text, {
        headers: withHeader(answer, 'retry-after', text),
      }),
    ),
    ...NO_ENVELOPE.map((body) => mutation('no answer in the body', body, { body })),
  ];
}

/** The headers of an answer with another one; an empty text takes it out. */
export function withHeader({ headers }: Answer, name: string, value: string): Record<string, string> {
  const { [name]: _, ...others } = headers;
  return value === '' ? others : { ...others, [name]: value };
}
