// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '../../../../contracts/errors';
import { useLoginWork } from './use-login-work';

const works = vi.hoisted(() => ({ beside: vi.fn() }));
vi.mock('../verification/altcha-work', () => ({ workBeside: works.beside }));

const task = (letter: string) => ({ salt: 'ab'.repeat(12), challenge: letter.repeat(64), maxnumber: 30_000 });
const lacking = (letter: string) =>
  new GatewayError('login.work.required', { captcha: true, work: task(letter) });

beforeEach(() => {
  works.beside.mockReset().mockImplementation(async () => 7);
});
afterEach(cleanup);

it('does the work that a refusal asks for, and sends it with the next try alone [LOGIN-83]', async () => {
  const { result } = renderHook(useLoginWork);
  const sent: unknown[] = [];
  const send = async (work: string | undefined) => void sent.push(work);
  await act(async () => void (await result.current.through(send)));
  act(() => result.current.begin(task('a')));
  expect(result.current).toMatchObject({ asked: true, working: true });
  await act(async () => void (await result.current.through(send)));
  await act(async () => void (await result.current.through(send)));
  expect(sent).toEqual([undefined, `${'a'.repeat(64)}:7`, undefined]);
  expect(result.current.working).toBe(false);
});

it('sends a try that lacks work alone once more, with it; a second refusal stands [LOGIN-83]', async () => {
  const { result } = renderHook(useLoginWork);
  const send = vi.fn().mockRejectedValueOnce(lacking('b')).mockResolvedValueOnce('in');
  expect(await result.current.through(send)).toBe('in');
  expect(send.mock.calls).toEqual([[undefined], [`${'b'.repeat(64)}:7`]]);
  const never = vi.fn().mockRejectedValue(lacking('c'));
  await expect(result.current.through(never)).rejects.toThrow('login.work.required');
  expect(never).toHaveBeenCalledTimes(2);
});

it('leaves the refusal where the device cannot do the work, and ends the work with the form [LOGIN-83]', async () => {
  works.beside.mockRejectedValueOnce(new Error('no worker'));
  const { result, unmount } = renderHook(useLoginWork);
  const send = vi.fn().mockRejectedValue(lacking('d'));
  await expect(result.current.through(send)).rejects.toThrow('login.work.required');
  expect(send).toHaveBeenCalledTimes(1);

  works.beside.mockImplementation(() => new Promise(() => {}));
  act(() => result.current.begin(task('e')));
  await vi.waitFor(() => expect(works.beside.mock.calls.length).toBe(2));
  const signal = works.beside.mock.calls[1]?.[1] as AbortSignal;
  unmount();
  expect(signal.aborted).toBe(true);
});
