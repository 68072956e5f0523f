import { expect, test } from 'vitest';
import { callsToWrite, callsToWriteLines } from './calls-to-write.mjs';

const row = (id: string, status?: number, result = status === undefined ? 'ok' : 'failed') => ({
  service: 'mobile-site-lgw',
  id,
  call: `GET /lgw/${id.replace('.', '/')}`,
  answer: 'success',
  description: `${id}: success`,
  states: '',
  ok: result === 'ok',
  result: result as 'ok' | 'failed',
  reasons: [],
  details: [],
  notes: [],
  missingStates: [],
  brokenStates: [],
  isReached: true,
  seconds: 0,
  ...(status === undefined ? {} : { status }),
});

test('calls all of whose rows answer that nothing is there are named, those with most rows first [CALL-06]', () => {
  const rows = [row('games.hot', 404), row('games.list', 404), row('games.list', 501), row('mall.items')];
  expect(callsToWriteLines(rows)).toEqual([
    '2 calls answer 404 or 501, still to be written (--explain says what each has to answer):',
    '   2 rows  games.list  GET /lgw/games/list',
    '    1 row  games.hot  GET /lgw/games/hot',
  ]);
});

test('a call of which one row came is there, whatever the others answer; what no state was made for says nothing', () => {
  const waiting = { ...row('chat.models'), ok: false, result: 'state' as const };
  const rows = [row('games.list', 404), row('games.list'), row('games.hot', 500), waiting];
  expect(callsToWrite(rows)).toEqual([]);
  expect(callsToWriteLines(rows)).toEqual([]);
});

test('many are named in a few lines', () => {
  const lines = callsToWriteLines(Array.from({ length: 60 }, (_, index) => row(`games.call${index}`, 404)));
  expect(lines).toHaveLength(10);
  expect(lines[7]).toMatch(/^ {6}and 54 more: games\.call6, games\.call7, .*,$/);
  expect(lines.at(-1)).toMatch(/^ {10}games\.call\d+, .*, …$/);
  const seven = callsToWriteLines(Array.from({ length: 7 }, (_, index) => row(`games.call${index}`, 404)));
  expect(seven.join('\n')).not.toContain('more');
});
