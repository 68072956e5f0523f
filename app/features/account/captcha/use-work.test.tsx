// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '../../../../contracts/errors';
import { useWork } from './use-work';
import type { Shown } from './work-out';

const works = vi.hoisted(() => ({
  beside: vi.fn(),
  human: vi.fn(),
  settings: { provider: 'altcha', siteKey: null as string | null },
}));
vi.mock('../../../session/site.queries', () => ({ useSite: () => ({ humanVerification: works.settings }) }));
vi.mock('../verification/human-verification', () => ({ proveHuman: works.human }));
vi.mock('../verification/altcha-work', () => ({
  doneWork: async (work: { challenge: string }, signal?: AbortSignal) =>
    `${work.challenge}:${await works.beside(work, signal)}`,
}));

const task = (letter: string) => ({ salt: 'ab'.repeat(12), challenge: letter.repeat(64), maxnumber: 30_000 });
const lacking = (letter: string) => new GatewayError('work.required', { captcha: true, work: task(letter) });

beforeEach(() => {
  works.beside.mockReset().mockImplementation(async () => 7);
});
afterEach(cleanup);

it('does the work that a refusal asks for, and sends it with the next try alone [LOGIN-83]', async () => {
  const { result } = renderHook(useWork);
  const sent: unknown[] = [];
  const send = async ({ work }: Shown) => void sent.push(work);
  await act(async () => void (await result.current.through('minhan_2209', send)));
  act(() => result.current.begin('minhan_2209', task('a')));
  expect(result.current).toMatchObject({ asked: true, working: true });
  await act(async () => void (await result.current.through('minhan_2209', send)));
  await act(async () => void (await result.current.through('minhan_2209', send)));
  expect(sent).toEqual([undefined, `${'a'.repeat(64)}:7`, undefined]);
  expect(result.current.working).toBe(false);
});

it('sends a try that lacks work alone again, with it; refusals without end stand [LOGIN-83]', async () => {
  const { result } = renderHook(useWork);
  const send = vi.fn().mockRejectedValueOnce(lacking('b')).mockResolvedValueOnce('in');
  expect(await result.current.through('minhan_2209', send)).toBe('in');
  expect(send.mock.calls).toEqual([[{}], [{ work: `${'b'.repeat(64)}:7` }]]);
  const never = vi.fn().mockRejectedValue(lacking('c'));
  await expect(result.current.through('minhan_2209', never)).rejects.toThrow('work.required');
  expect(never).toHaveBeenCalledTimes(4);
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
  const send = async ({ work }: Shown) => void sent.push(work);
  act(() => result.current.begin('minhan_2209', task('a')));
  await act(async () => void (await result.current.through('khoa_1990', send)));
  act(() => result.current.begin('khoa_1990', task('b')));
  const limited = vi.fn().mockRejectedValue(new GatewayError('rate.limited'));
  await act(async () => void (await result.current.through('khoa_1990', limited).catch(() => {})));
  await act(async () => void (await result.current.through('khoa_1990', send)));
  expect(sent).toEqual([undefined, `${'b'.repeat(64)}:7`]);
});

it('shows what the operator’s widget says of the visitor where the site asks for that, beside the work; nobody is asked twice without need [SMS-31 LOGIN-83]', async () => {
  works.settings = { provider: 'turnstile', siteKey: 'key' };
  const proof = { verificationProvider: 'turnstile', verificationPayload: 'token' };
  works.human.mockResolvedValue(proof);
  const { result } = renderHook(useWork);
  const send = vi
    .fn()
    .mockRejectedValueOnce(lacking('a'))
    .mockRejectedValueOnce(new GatewayError('human.verification.failed'))
    .mockResolvedValueOnce('in');
  expect(await result.current.through('minhan_2209', send)).toBe('in');
  const work = `${'a'.repeat(64)}:7`;
  expect(send.mock.calls).toEqual([[{}], [{ work }], [{ work, ...proof }]]);
  works.settings = { provider: 'altcha', siteKey: null };
});
