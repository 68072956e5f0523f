import { expect, test } from 'vitest';
import { unreadGatherer, unreadLines } from './unread.mjs';

const row = (name: string, value: unknown) => ({
  description: `games.list: ${name}`,
  response: { body: { content: value === undefined ? { success: true } : { success: true, value } } },
});
const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));

const ROWS = [
  row('success', { list: [{ id: 1 }], paths: {}, total: 3 }),
  row('success in English', { list: [{ id: 1, label: 'a' }], total: 3 }),
];

test('a field that no row of the call pins is unread, with its bytes in all answers, the largest first [CALL-07]', () => {
  const gatherer = unreadGatherer(ROWS);
  const answer = {
    success: true,
    message: 'ok',
    errorCode: null,
    value: {
      list: [
        { id: 1, label: 'x', art: 'aaaaaaaaaa' },
        { id: 2, art: 'bb', more: { deep: [1, 2] } },
      ],
      paths: { anything: 'goes' },
      total: 2,
    },
  };
  gatherer.add(ROWS[0], bytesOf(answer));
  const empty = bytesOf({ success: true, value: { list: null, total: 0 } });
  gatherer.add(ROWS[1], empty);
  const list = gatherer.list();
  expect(list.map(({ field, bytes, answers }) => [field, bytes, answers])).toEqual([
    ['value.list[].art', '"art":"aaaaaaaaaa",'.length + '"art":"bb",'.length, 1],
    ['value.list[].more', '"more":{"deep":[1,2]},'.length, 1],
    ['message', '"message":"ok",'.length, 1],
  ]);
  expect(gatherer.total()).toBe(bytesOf(answer).length + empty.length);
  expect(list[0]?.share).toBeCloseTo(30 / gatherer.total());
});

test('an answer of which nothing is read is unread whole, and refusals and what is no JSON count for nothing', () => {
  const gatherer = unreadGatherer([row('success', undefined)]);
  gatherer.add(row('success', undefined), bytesOf({ success: true, value: { id: 1 } }));
  gatherer.add(row('success', undefined), bytesOf({ success: false, value: { more: 1 } }));
  gatherer.add(row('success', undefined), Buffer.from('<html>'));
  expect(gatherer.list().map(({ call, field }) => `${call} ${field}`)).toEqual(['games.list value']);
});

test('the lines name fields and bytes, and no value and no secret that is a name [CALL-06]', () => {
  const gatherer = unreadGatherer(ROWS);
  const jwt = 'eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl';
  gatherer.add(ROWS[0], bytesOf({ success: true, value: { token: 'very-secret', byToken: 1, [jwt]: 1 } }));
  const lines = unreadLines(gatherer.list(), gatherer.total(), 2);
  expect(lines[0]).toMatch(/^No screen reads 3 fields of 1 calls: \d+ of \d+ bytes \(\d+ %\)$/);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toBe('      and 1 more');
  expect(unreadLines(gatherer.list(), gatherer.total()).join('\n')).not.toMatch(/very-secret|eyJ/);
  expect(unreadLines([], 0)).toEqual(['Every field of every answer is read by a screen.']);
});
