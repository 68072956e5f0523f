// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(first = '') {
  const apply = vi.fn();
  const hook = renderHook(({ applied }) => useTypedSearch(applied, apply), {
    initialProps: { applied: first },
  });
  return {
    apply,
    typed: () => hook.result.current.typed,
    type: (text: string) => act(() => hook.result.current.type(text)),
    send: (text: string) => act(() => hook.result.current.apply(text)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    address: (applied: string) => hook.rerender({ applied }),
    leave: hook.unmount,
  };
}

it('is heard once, 250 ms after the last key, from the second character on [GAME-75]', () => {
  const { type, wait, apply, typed } = show();
  type('s');
  wait(1_000);
  expect(apply).not.toHaveBeenCalled();
  for (const text of ['se', 'sen', 'sen n', 'sen ng ']) {
    type(text);
    wait(249);
  }
  expect(apply).not.toHaveBeenCalled();
  wait(1);
  expect(apply.mock.calls).toEqual([['sen ng']]);
  expect(typed()).toBe('sen ng ');
});

it('takes a text back that became too short, and says nothing twice [GAME-75]', () => {
  const { type, wait, apply } = show('sen');
  type('sen ');
  wait(250);
  expect(apply).not.toHaveBeenCalled();
  type('s');
  wait(250);
  expect(apply.mock.calls).toEqual([['']]);
});

it('does not wait for the key that sends, and not for one who has left [GAME-75]', () => {
  const { send, type, wait, apply, leave } = show();
  send('koi');
  wait(250);
  expect(apply.mock.calls).toEqual([['koi']]);
  type('koi vàng');
  leave();
  wait(250);
  expect(apply).toHaveBeenCalledOnce();
});

it('shows what the address says after a way back, and leaves alone what is being typed', () => {
  const { type, address, typed } = show();
  type('koi ');
  address('koi');
  expect(typed()).toBe('koi ');
  address('');
  expect(typed()).toBe('');
  address('sen');
  expect(typed()).toBe('sen');
});

it('loses no key that comes before the address has followed', () => {
  const { type, wait, address, typed } = show();
  type('koi');
  wait(250);
  type('koi v');
  address('koi');
  expect(typed()).toBe('koi v');
  wait(250);
  type('koi và');
  address('koi v');
  expect(typed()).toBe('koi và');
  address('koi');
  expect(typed()).toBe('koi');
});
