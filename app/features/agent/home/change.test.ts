import { describe, expect, it } from 'vitest';
import { changeOf } from './change';

describe('a figure against the period before', () => {
  it.each([
    [1184, 1000, 'up', 184],
    [969, 1000, 'down', 31],
    [1000, 1000, 'same', 0],
    [0, 0, 'same', 0],
    [0, 1000, 'down', 1000],
    [1_999_999, 1_000_000, 'up', 999],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1, 'up', 0],
  ] as const)('%d after %d went %s by %d tenths of a percent [AGENT-08]', (now, before, kind, tenths) => {
    expect(changeOf(now, before)).toEqual({ kind, tenths });
  });

  it.each([
    [500, 0],
    [500, -100],
    [-100, 500],
    [-100, -500],
  ])('%d after %d has no percentage [AGENT-08]', (now, before) => {
    expect(changeOf(now, before).kind).toBe('none');
  });
});
