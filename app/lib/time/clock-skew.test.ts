// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { noteClockSkew, toPhoneClock } from './clock-skew';

const NOON = Date.parse('2026-08-22T12:00:00Z');
const HOUR = 3_600_000;
const response = (date: string | undefined, cache = 'private, no-store') =>
  new Response(null, { headers: { 'Cache-Control': cache, ...(date && { Date: date }) } });

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.clockAhead;
});

it('puts moments of the site on the clock of a phone that goes wrong, once an answer has told [MONEY-02]', () => {
  vi.useFakeTimers({ now: NOON + HOUR });
  expect(toPhoneClock(NOON)).toBe(NOON);
  noteClockSkew(response('Sat, 22 Aug 2026 12:00:00 GMT'));
  expect(toPhoneClock(NOON + 60_000)).toBe(NOON + HOUR + 60_000);
});

it('takes clocks that differ by little as equal, and believes no answer that a cache has kept [MONEY-02]', () => {
  vi.useFakeTimers({ now: NOON + 1_500 });
  noteClockSkew(response('Sat, 22 Aug 2026 12:00:00 GMT'));
  expect(toPhoneClock(NOON)).toBe(NOON);
  for (const kept of [response('Sat, 22 Aug 2026 09:00:00 GMT', 'public, max-age=60'), response(undefined)])
    noteClockSkew(kept);
  expect(toPhoneClock(NOON)).toBe(NOON);
});
