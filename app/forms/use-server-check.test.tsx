// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useServerCheck } from './use-server-check';

type Ask = (value: string, signal: AbortSignal) => Promise<boolean>;

it('an answer counts for the value it was asked for, is asked for once, and a failed one says nothing [REG-74]', async () => {
  const ask = vi.fn<Ask>(async (value) => value !== 'taken');
  const { result } = renderHook(() => useServerCheck(ask));
  await act(() => result.current.check('taken'));
  await act(() => result.current.check('taken'));
  expect(ask).toHaveBeenCalledOnce();
  expect([result.current.answerTo('taken'), result.current.answerTo('other')]).toEqual([false, null]);
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(() => result.current.check('other'));
  expect(result.current.answerTo('other')).toBeNull();
});

it('a later question gives up the one before, and so does leaving the form [REG-74]', async () => {
  const asked: AbortSignal[] = [];
  const answers: ((answer: boolean) => void)[] = [];
  const ask: Ask = (_, signal) =>
    new Promise((resolve) => {
      asked.push(signal);
      answers.push(resolve);
    });
  const { result, unmount } = renderHook(() => useServerCheck(ask));
  act(() => void result.current.check('first'));
  act(() => void result.current.check('second'));
  await act(async () => answers.forEach((answer) => void answer(false)));
  expect([result.current.answerTo('first'), result.current.answerTo('second')]).toEqual([null, false]);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
  act(() => void result.current.check('third'));
  unmount();
  expect(asked[2]?.aborted).toBe(true);
});
