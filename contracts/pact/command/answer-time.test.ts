import { expect, test } from 'vitest';
import { LONGEST_WAIT_MS, SLOW_MS, slowLines, timeMismatches } from './answer-time.mjs';

const SENT = Date.UTC(2026, 10, 27, 12);
const pathsOf = (cameAfter: number, dated?: number) => {
  const date = dated === undefined ? null : new Date(SENT + dated).toUTCString();
  return timeMismatches({ sentAt: SENT, cameAt: SENT + cameAfter, date }).map(({ path }) => path);
};

test('an answer after the edge has given it up is none [CALL-04 CALL-06]', () => {
  expect(pathsOf(LONGEST_WAIT_MS)).toEqual([]);
  expect(pathsOf(LONGEST_WAIT_MS + 1)).toEqual(['time']);
});

test('slow answers are told, the slowest first and by name [CALL-06]', () => {
  const rowsOf = (...times: (number | undefined)[]) =>
    times.map((answerSeconds, index) => ({
      description: `call ${index}`,
      ...(answerSeconds && { answerSeconds }),
    }));
  expect(slowLines(rowsOf(undefined, 0.1, SLOW_MS / 1000))).toEqual([]);
  expect(slowLines(rowsOf(0.501, 0.2))).toEqual(['1 answer took longer than 0.5 s: call 0 0.50 s.']);
  expect(slowLines(rowsOf(1, 3.25, 0.1, 2, 0.9))).toEqual([
    '4 answers took longer than 0.5 s: call 1 3.25 s, call 3 2.00 s, call 0 1.00 s, and 1 more.',
  ]);
});

test('an answer is dated within seconds of when it came, or not at all [CALL-06 SMS-22]', () => {
  const hour = 3_600_000;
  for (const dated of [undefined, 0, -9_000, 9_000]) expect(pathsOf(1000, dated), String(dated)).toEqual([]);
  for (const dated of [-hour, hour, -60_000, 60_000, -365 * 24 * hour])
    expect(pathsOf(1000, dated), String(dated)).toEqual(['header Date']);
  expect(timeMismatches({ sentAt: SENT, cameAt: SENT, date: 'soon' })).toEqual([]);
});
