// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useChosen } from './use-chosen';

function show(value: string) {
  const ways: { end: () => void; fail: () => void }[] = [];
  const way = () =>
    new Promise<void>((end, reject) => void ways.push({ end, fail: () => reject(new Error('lost')) }));
  const { result, rerender } = renderHook((address: string) => useChosen(address, way), {
    initialProps: value,
  });
  return {
    shown: () => result.current.chosen,
    choose: (next: string) => act(() => result.current.choose(next)),
    address: (next: string) => rerender(next),
    end: (index: number) => act(async () => ways[index]?.end()),
    fail: (index: number) => act(async () => ways[index]?.fail()),
  };
}

it('shows a choice at once, and then what the address says', async () => {
  const { shown, choose, address, end } = show('a');
  choose('b');
  expect(shown()).toBe('b');
  address('b');
  await end(0);
  expect(shown()).toBe('b');
  address('c');
  expect(shown()).toBe('c');
});

it('falls back where the way failed, or ended where it began', async () => {
  const { shown, choose, end, fail } = show('a');
  choose('b');
  await fail(0);
  expect(shown()).toBe('a');
  choose('b');
  await end(1);
  expect(shown()).toBe('a');
});

it('keeps the latest choice while an earlier way ends', async () => {
  const { shown, choose, end } = show('a');
  choose('b');
  choose('c');
  await end(0);
  expect(shown()).toBe('c');
  await end(1);
  expect(shown()).toBe('a');
});
