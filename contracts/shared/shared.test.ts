import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cursorInput, cursorPage } from './cursor-page';
import { dateRange } from './date-range';
import { daysOf } from './days';
import { idempotencyKey, keyOfPart } from './idempotency-key';

const issuesOf = (schema: v.GenericSchema, given: unknown) =>
  v.safeParse(schema, given).issues?.map((issue) => v.getDotPath(issue) ?? 'the whole') ?? [];

describe('a range of days', () => {
  const range = dateRange(31, { kind: v.optional(v.string()) });

  it('takes whole days, the first and the last included, and the fields beside them [MONEY-11 MONEY-13]', () => {
    const given = { from: '2026-10-23', to: '2026-11-22', kind: 'deposit' };
    expect(v.parse(range, given)).toEqual(given);
    expect(daysOf(given)).toBe(31);
    expect(daysOf({ from: '2024-02-28', to: '2024-03-01' })).toBe(3);
    expect(issuesOf(range, { from: '2026-11-22', to: '2026-11-22' })).toEqual([]);
  });

  it.each([
    [{ from: '2026-11-23', to: '2026-11-22' }, ['to']],
    [{ from: '2026-10-22', to: '2026-11-22' }, ['the whole']],
    [{ from: '2026-02-30', to: '2026-03-01' }, ['from']],
    [{ from: '2026-11-22', to: '22.11.2026' }, ['to']],
    [{ from: '2026-11-22T00:00', to: '2026-11-22' }, ['from']],
    [{ from: '2026-11-22' }, ['to']],
  ])('refuses %j at %j [MONEY-11 MONEY-13]', (given, paths) => {
    expect(issuesOf(range, given)).toEqual(paths);
  });
});

describe('a page behind a cursor', () => {
  const page = cursorPage(v.object({ id: v.number() }));
  const input = v.object(cursorInput);

  it('is a list and the way to the next one, null where there is none; an entry or a way that cannot be read is not passed over [MONEY-11 MONEY-13 MONEY-22]', () => {
    for (const given of [
      { list: [{ id: 1 }], next: 'eyJpZCI6MX0' },
      { list: [], next: null },
    ]) {
      expect(v.parse(page, given)).toEqual(given);
    }
    expect(v.parse(page, { list: [] })).toEqual({ list: [], next: null });
    const odd = [
      { list: [{ id: 'a' }, { id: 1 }], next: null },
      { list: [{ id: 1 }], next: '' },
    ];
    expect(v.parse(page, { list: null, next: null })).toEqual({ list: [], next: null });
    for (const wrong of [{}, ...odd]) expect(v.is(page, wrong)).toBe(false);
  });

  it('is asked for by the cursor of the page before, of a size that is also read from a query [MONEY-11]', () => {
    expect(v.parse(input, {})).toEqual({});
    expect(v.parse(input, { cursor: 'x', limit: '20' })).toEqual({ cursor: 'x', limit: 20 });
    for (const wrong of [{ cursor: '' }, { cursor: 'x'.repeat(201) }, { limit: 0 }, { limit: 101 }])
      expect(v.is(input, wrong)).toBe(false);
  });
});

it('takes UUIDs for keys of idempotency, and nothing else [MONEY-21]', () => {
  expect(v.is(idempotencyKey, crypto.randomUUID())).toBe(true);
  for (const wrong of ['', '1', 'x'.repeat(36), `${crypto.randomUUID()}0`])
    expect(v.is(idempotencyKey, wrong)).toBe(false);
});

it('makes a key for each part of an intent: the same each time, and no other part’s [MONEY-21]', async () => {
  const key = crypto.randomUUID();
  const parts = ['Trống Đồng', 'Sảnh Ngọc', ''];
  const keys = await Promise.all(parts.map((part) => keyOfPart(key, part)));
  expect(await Promise.all(parts.map((part) => keyOfPart(key, part)))).toEqual(keys);
  expect(new Set([key, ...keys, await keyOfPart(crypto.randomUUID(), 'Sảnh Ngọc')]).size).toBe(5);
  expect(keys.filter((one) => !v.is(idempotencyKey, one))).toEqual([]);
});
