// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REST } from './timing';
import { useStirred } from './use-lazy-part';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it.each(['pointerDown', 'keyDown', 'wheel', 'scroll'] as const)(
  'loads what a tap may open once the page is at rest and the visitor does something: %s',
  async (sign) => {
    const { result } = renderHook(useStirred);
    await wait(REST * 4);
    expect(result.current).toBe(false);
    fireEvent[sign](document.body);
    await wait(REST);
    expect(result.current).toBe(true);
  },
);
