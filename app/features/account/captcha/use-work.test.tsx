// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '../../../../contracts/errors';
import { useWork } from './use-work';

const works = vi.hoisted(() => ({ beside: vi.fn() }));
vi.mock('../verification/altcha-work', () => ({ workBeside: works.beside }));

const task = (letter: string) => ({ salt: 'ab'.repeat(12), challenge: letter.repeat(64), maxnumber: 30_000 });
const lacking = (letter: string) => new GatewayError('work.required', { captcha: true, work: task(letter) });

beforeEach(() => {
  works.beside.mockReset().mockImplementation(async () => 7);
});
afterEach(cleanup);

it('does the work that a refusal asks for, and sends it with the next try alone [LOGIN-83]', async () => {
  const { result } = renderHook(useWork);
  const sent: unknown[] = [];
  const send = async (work: string | undefined) => void sent.push(work);
  await act(async () => void (await result.current.through('minhan_2209', send)));
  act(() => result.current.begin('minhan_2209', task('a')));
  expect(result.current).toMatchObject({ asked: true, working: true });
  await act(async () => void (await result.current.through('minhan_2209', send)));
  await act(async () => void (await result.current.through('minhan_2209', send)));
  expect(sent).toEqual([undefined, `${'a'.repeat(64)}:7`, undefined]);
  expect(result.current.working).toBe(false);
});

it('sends a try that lacks work alone once more, with it; a second refusal stands [LOGIN-83]', async () => {
  const { result } = renderHook(useWork);
  const send = vi.fn().mockRejectedValueOnce(lacking('b')).mockResolvedValueOnce('in');
  expect(await result.current.through('minhan_2209', send)).toBe('in');
  expect(send.mock.calls).toEqual([[undefined], [`${'b'.repeat(64)}:7`]]);
  const never = vi.fn().mockRejectedValue(lacking('c'));
  await expect(result.current.through('minhan_2209', never)).rejects.toThrow('work.required');
  expect(never).toHaveBeenCalledTimes(2);
});

it('leaves the refusal where the device cannot do the work, and ends the work with the form [LOGIN-83]', async () => {
  works.beside.mockRejectedValueOnce(new Error('no worker'));
  const { result, unmount } = renderHook(useWork);
  const send = vi.fn().mockRejectedValue(lacking('d'));
  await expect(result.current.through('minhan_2209', send)).rejects.toThrow('work.required');
  expect(send).toHaveBeenCalledTimes(1);

  works.beside.mockImplementation(() => new Promise(() => {}));
  act(() => result.current.begin('minhan_2209', task('e')));
  await vi.waitFor(() => expect(works.beside.mock.calls.length).toBe(2));
  const signal = works.beside.mock.calls[1]?.[1] as AbortSignal;
  unmount();
  expect(signal.aborted).toBe(true);
});

it('is not sent with another name than it was asked for, nor spent by a try that nobody looked at [LOGIN-83]', async () => {
  const { result } = renderHook(useWork);
  const sent: unknown[] = [];
  const send = async (work: string | undefined) => void sent.push(work);
  act(() => result.current.begin('minhan_2209', task('a')));
  await act(async () => void (await result.current.through('khoa_1990', send)));
  act(() => result.current.begin('khoa_1990', task('b')));
  const limited = vi.fn().mockRejectedValue(new GatewayError('rate.limited'));
  await act(async () => void (await result.current.through('khoa_1990', limited).catch(() => {})));
  await act(async () => void (await result.current.through('khoa_1990', send)));
  expect(sent).toEqual([undefined, `${'b'.repeat(64)}:7`]);
});
