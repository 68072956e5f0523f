import { describe, expect, test } from 'vitest';
import { m } from '../paraglide/messages.js';
import { timeAgo } from './time-ago';

const AT = Date.parse('2026-11-27T09:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('how long ago something was', () => {
  test.each([
    [0, m.time_ago_now()],
    [MINUTE - 1, m.time_ago_now()],
    [MINUTE, m.time_ago_minutes({ count: 1 })],
    [HOUR - 1, m.time_ago_minutes({ count: 59 })],
    [HOUR, m.time_ago_hours({ count: 1 })],
    [DAY - 1, m.time_ago_hours({ count: 23 })],
    [DAY, m.time_ago_days({ count: 1 })],
    [400 * DAY, m.time_ago_days({ count: 400 })],
    // The gateway's clock is ahead.
    [-5 * MINUTE, m.time_ago_now()],
  ])('%i ms later is told in its largest whole unit: %s [WIN-19]', (passed, told) => {
    expect(timeAgo(AT, AT + passed)).toBe(told);
  });
});
