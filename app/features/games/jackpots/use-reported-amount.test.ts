// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { useReportedAmount } from './use-reported-amount';

const SPAN = 10_000;
const minor = (amount: number) => amount as MinorUnits;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function follow(told: number, moves = true) {
  const seen: number[] = [];
  const { rerender } = renderHook(
    (props: { told: number; moves: boolean }) => {
      const shown = useReportedAmount(minor(props.told), props.moves, SPAN);
      if (seen.at(-1) !== shown) seen.push(shown);
    },
    { initialProps: { told, moves } },
  );
  return {
    seen,
    tell: (next: number, stillMoves = moves) => rerender({ told: next, moves: stillMoves }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

test('an amount stands still until another one is told [GAME-105]', async () => {
  const { seen, pass } = follow(5000);
  await pass(60_000);
  expect(seen).toEqual([5000]);
});

test('it goes from what was told before to what is told now, evenly, and not a unit further [GAME-105]', async () => {
  const { seen, tell, pass } = follow(5000);
  tell(5800);
  await pass(SPAN / 2);
  expect(seen.at(-1)).toBeGreaterThan(5300);
  expect(seen.at(-1)).toBeLessThan(5500);
  await pass(SPAN);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(seen.at(-1)).toBe(5800);
  await pass(60_000);
  expect(Math.max(...seen)).toBe(5800);
});

test('what fell is shown at once, and grows from there [GAME-105]', async () => {
  const { seen, tell, pass } = follow(5000);
  tell(200);
  expect(seen.at(-1)).toBe(200);
  await pass(60_000);
  expect(seen.at(-1)).toBe(200);
  tell(210);
  await pass(2 * SPAN);
  expect(seen.at(-1)).toBe(210);
  expect(seen.slice(seen.indexOf(200)).every((shown) => shown <= 210)).toBe(true);
});

test('where nothing shall move, the amount is there at once [GAME-105]', async () => {
  const { seen, tell } = follow(5000, false);
  await act(async () => tell(9000));
  expect(seen.at(-1)).toBe(9000);
});
