import { describe, expect, it } from 'vitest';
import { id, mark, oneOf, place, searchSchema, word } from './search-schema';

type Search = {
  kind?: 'in' | 'out' | undefined;
  days?: 7 | 30 | undefined;
  id?: number | string | undefined;
  name?: string | undefined;
  open?: true | undefined;
  at?: number | undefined;
};
const schema = searchSchema<Search>({
  kind: oneOf(['all', 'in', 'out'], 'all'),
  days: oneOf([7, 30]),
  id,
  name: word,
  open: mark,
  at: place,
});
const KEYS = ['kind', 'days', 'id', 'name', 'open', 'at'];

describe('a schema of search values', () => {
  it('reads an address, which is text, and a link’s own values alike', () => {
    const read = { kind: 'in', days: 30, id: 501, name: '1e3', open: true, at: 0 };
    expect(schema(read)).toEqual(read);
    expect(schema({ kind: 'in', days: '30', id: '501', name: '1e3', open: 'true', at: '0' })).toEqual(read);
  });

  it('names each of its keys, so that nothing of a raw address is left beside it; a bad one takes no good one along', () => {
    expect(Object.keys(schema({ kind: 'nope', further: 'x' }))).toEqual(KEYS);
    expect(schema({ kind: 'nope', days: 'abc', id: '', open: '1', at: '-1', name: 'Sen' })).toEqual({
      name: 'Sen',
    });
    expect(schema({ kind: 'all' })).toEqual({});
  });

  it.each([
    [['in']],
    [{}],
    [null],
    [undefined],
    ['toString'],
    ['__proto__'],
    [''],
    [' in'],
    ['x'.repeat(10_000)],
    [Number.NaN],
  ])('takes %j for nothing, whichever key says it', (rubbish) => {
    const { id: _, name: __, ...read } = schema(Object.fromEntries(KEYS.map((key) => [key, rubbish])));
    expect(read).toEqual({});
  });

  it('takes nothing for a name that is empty, endless, or has control characters in it', () => {
    for (const text of ['', 'x'.repeat(65), 'a\u0000b', '\n', '\u0085']) {
      expect(schema({ id: text, name: text })).toEqual({});
    }
    expect(schema({ name: '🎰' })).toEqual({ name: '🎰' });
  });

  it('reads an id as a number only where the text comes back as it was [ROUTE-33 HOME-19]', () => {
    for (const text of ['501', '0', '-7', String(Number.MAX_SAFE_INTEGER)])
      expect(id(text)).toBe(Number(text));
    for (const text of [
      '0501',
      '1e3',
      '1.0',
      '-0',
      '+1',
      '9007199254740993',
      '123456789012345678',
      'tet-2027',
    ]) {
      expect(id(text)).toBe(text);
    }
  });
});
