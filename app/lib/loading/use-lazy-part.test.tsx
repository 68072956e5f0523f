// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REST } from '../time/timing';
import { useFirstInteraction, useLazyPart } from './use-lazy-part';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Part = () => null;
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it.each(['pointerDown', 'keyDown', 'wheel', 'scroll'] as const)(
  'loads what a tap may open once the page is at rest and the visitor does something: %s',
  async (sign) => {
    const { result } = renderHook(useFirstInteraction);
    await wait(REST * 4);
    expect(result.current).toBe(false);
    fireEvent[sign](document.body);
    await wait(REST);
    expect(result.current).toBe(true);
  },
);

it('loads nothing of it while one scrolls', async () => {
  const { result } = renderHook(useFirstInteraction);
  await wait(REST * 4);
  for (let passed = 0; passed < REST * 3; passed += 50) {
    fireEvent.scroll(document.body);
    await wait(50);
  }
  expect(result.current).toBe(false);
  await wait(REST);
  expect(result.current).toBe(true);
});

it('asks again for files that were lost once the network is back, and no more once they are there [PWA-30]', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Part);
  const { result } = renderHook(() => useLazyPart(load, true));
  await wait(0);
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current).toBeNull();
  await act(async () => void fireEvent(window, new Event('online')));
  expect(result.current).toBe(Part);
  await act(async () => void fireEvent(window, new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
});
