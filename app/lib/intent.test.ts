// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIntent } from './intent';

const lost = new Error('no answer came');

it('keeps the key while the same is sent again after a failure, and takes a new one after an answer and for anything else [MONEY-21]', async () => {
  const { result } = renderHook(useIntent);
  const send = vi.fn<(key: string) => Promise<string>>().mockRejectedValue(lost);
  const keys = () => send.mock.calls.map(([key]) => key);
  for (let time = 0; time < 2; time += 1)
    await expect(result.current({ amount: 1 }, send)).rejects.toBe(lost);
  expect(keys()[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys()[1]).toBe(keys()[0]);

  send.mockResolvedValue('done');
  expect(await result.current({ amount: 1 }, send)).toBe('done');
  expect(keys()[2]).toBe(keys()[0]);
  await result.current({ amount: 1 }, send);
  expect(keys()[3]).not.toBe(keys()[2]);

  send.mockRejectedValue(lost);
  for (const amount of [1, 2]) await expect(result.current({ amount }, send)).rejects.toBe(lost);
  expect(new Set(keys().slice(3)).size).toBe(3);
});

it('keeps the key of what is sent now when the answer to something earlier comes [MONEY-21]', async () => {
  const { result } = renderHook(useIntent);
  let answer = () => {};
  const earlier = result.current({ amount: 1 }, () => new Promise<void>((resolve) => (answer = resolve)));
  const send = vi.fn<(key: string) => Promise<string>>().mockRejectedValue(lost);
  await expect(result.current({ amount: 2 }, send)).rejects.toBe(lost);
  answer();
  await earlier;
  await expect(result.current({ amount: 2 }, send)).rejects.toBe(lost);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});
