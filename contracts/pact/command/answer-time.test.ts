import { expect, test } from 'vitest';
import { isSlow, LONGEST_WAIT_MS, SLOW_MS, timeMismatches } from './answer-time.mjs';

const SENT = Date.UTC(2026, 10, 27, 12);
const pathsOf = (cameAfter: number, dated?: number) => {
  const date = dated === undefined ? null : new Date(SENT + dated).toUTCString();
  return timeMismatches({ sentAt: SENT, cameAt: SENT + cameAfter, date }).map(({ path }) => path);
};

test('an answer after the edge has given it up is none, a slow one is told [CALL-04 CALL-06]', () => {
  expect(pathsOf(LONGEST_WAIT_MS)).toEqual([]);
  expect(pathsOf(LONGEST_WAIT_MS + 1)).toEqual(['time']);
  expect([SLOW_MS, SLOW_MS + 1].map((after) => isSlow({ sentAt: SENT, cameAt: SENT + after }))).toEqual([
    false,
    true,
  ]);
});

test('an answer is dated within seconds of when it came, or not at all [CALL-06 SMS-22]', () => {
  const hour = 3_600_000;
  for (const dated of [undefined, 0, -9_000, 9_000]) expect(pathsOf(1000, dated), String(dated)).toEqual([]);
  for (const dated of [-hour, hour, -60_000, 60_000, -365 * 24 * hour])
    expect(pathsOf(1000, dated), String(dated)).toEqual(['header Date']);
  expect(timeMismatches({ sentAt: SENT, cameAt: SENT, date: 'soon' })).toEqual([]);
});
