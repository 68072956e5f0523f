// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { standIn } from '@/tests/support/stand-in';
import { useWork } from './use-work';
import { type Shown, workedThrough } from './work-out';

const works = {
  beside: vi.fn(),
  human: vi.fn(),
  settings: { provider: 'altcha', siteKey: null as string | null },
};
standIn(import('@/app/session/site.queries'), { useSite: () => ({ humanVerification: works.settings }) });
standIn(import('../verification/human-verification'), { proveHuman: works.human });
standIn(import('../verification/altcha-work'), {
  doneWork: async (work: { challenge: string }, signal?: AbortSignal) =>
    `${work.challenge}:${await works.beside(work, signal)}`,
});

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

describe('where the operator’s widget looks at visitors', () => {
  const proof = (token: string) => ({ verificationProvider: 'turnstile', verificationPayload: token });
  const work = `${'a'.repeat(64)}:7`;
  const unproved = () => new GatewayError('human.verification.failed');

  beforeEach(() => {
    works.settings = { provider: 'turnstile', siteKey: 'key' };
    let tokens = 0;
    works.human.mockReset().mockImplementation(async () => proof(`token-${++tokens}`));
  });
  afterEach(() => {
    works.settings = { provider: 'altcha', siteKey: null };
  });

  it('a call that always needs its word has one with each send, so that none is refused for want of it [SMS-31 LOGIN-83]', async () => {
    const { result } = renderHook(useWork);
    const send = vi.fn().mockRejectedValueOnce(lacking('a')).mockResolvedValueOnce('in');
    expect(await result.current.through('hoa_moi_2026', send, 'always')).toBe('in');
    expect(send.mock.calls).toEqual([[proof('token-1')], [{ work, ...proof('token-2') }]]);
  });

  it('is not asked in vain: work that was not sent, or not looked at, is sent with the next try [SMS-31 LOGIN-83]', async () => {
    const { result } = renderHook(useWork);
    const send = vi
      .fn()
      .mockRejectedValueOnce(new GatewayError('human.verification.failed'))
      .mockResolvedValue('in');
    act(() => result.current.begin('minhan_2209', task('a')));
    works.human.mockRejectedValueOnce(unproved());
    await expect(result.current.through('minhan_2209', send)).rejects.toThrow('human.verification.failed');
    expect(send).not.toHaveBeenCalled();
    works.human.mockImplementationOnce(async () => proof('token')).mockRejectedValueOnce(unproved());
    await expect(result.current.through('minhan_2209', send)).rejects.toThrow('human.verification.failed');
    await result.current.through('minhan_2209', send);
    expect(send.mock.calls.map(([{ work }]) => work)).toEqual([work, work]);
  });

  it('a login has one beside its work, and from the first where work is done or a captcha is typed [SMS-31 LOGIN-83]', async () => {
    const { result } = renderHook(useWork);
    const send = vi.fn().mockRejectedValueOnce(lacking('a')).mockResolvedValue('in');
    await result.current.through('minhan_2209', send);
    expect(send.mock.calls).toEqual([[{}], [{ work, ...proof('token-1') }]]);
    act(() => result.current.begin('minhan_2209', task('a')));
    await act(async () => void (await result.current.through('minhan_2209', send)));
    expect(send.mock.calls[2]).toEqual([{ work, ...proof('token-2') }]);
  });

  it('what it says is asked once more where the site takes it for nothing, the work kept [SMS-31 LOGIN-83]', async () => {
    const { result } = renderHook(useWork);
    const send = vi
      .fn()
      .mockRejectedValueOnce(lacking('a'))
      .mockRejectedValueOnce(unproved())
      .mockResolvedValueOnce('in');
    expect(await result.current.through('minhan_2209', send)).toBe('in');
    expect(send.mock.calls[2]).toEqual([{ work, ...proof('token-2') }]);
  });

  it('a call that brings a proof of its own has no word besides [SMS-29]', async () => {
    const send = vi.fn().mockRejectedValueOnce(lacking('a')).mockResolvedValueOnce('sent');
    expect(await workedThrough(works.settings as never, send, { widget: 'never' })).toBe('sent');
    expect(send.mock.calls).toEqual([[{}], [{ work }]]);
    expect(works.human).not.toHaveBeenCalled();
  });
});
