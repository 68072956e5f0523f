// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { lazily } from './outcome';
import { reauthenticated } from './reauthenticated';
import { COMES_WITHIN, onReauthentication } from './reauthentication';

const required = new GatewayError('reauthentication.required');
const stops: (() => void)[] = [];
const listen = (proved: boolean) => {
  const asked = vi.fn((tell: (proved: boolean) => void) => tell(proved));
  stops.push(onReauthentication(asked));
  return asked;
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('sends the same once more when the member has proved to be it [SESS-45]', async () => {
  const asked = listen(true);
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(required).mockResolvedValue('done');
  expect(await reauthenticated(send)).toBe('done');
  expect([send.mock.calls.length, asked.mock.calls.length]).toEqual([2, 1]);
});

it('is refused as before without a proof, or where nobody could ask for one [SESS-45]', async () => {
  const send = vi.fn(() => Promise.reject(required));
  vi.useFakeTimers();
  const unheard = expect(reauthenticated(send)).rejects.toBe(required);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(COMES_WITHIN);
  await unheard;
  vi.useRealTimers();
  listen(false);
  await expect(reauthenticated(send)).rejects.toBe(required);
  expect(send).toHaveBeenCalledTimes(2);
});

it('waits for the part that asks where it has not come yet [SESS-45]', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(required).mockResolvedValue('done');
  const sent = reauthenticated(send);
  await vi.dynamicImportSettled();
  listen(true);
  expect(await sent).toBe('done');
});

it('asks after no other refusal, and no second time for what is refused again [SESS-45]', async () => {
  const asked = listen(true);
  const wrong = new GatewayError('payment.password.wrong');
  await expect(reauthenticated(() => Promise.reject(wrong))).rejects.toBe(wrong);
  expect(asked).not.toHaveBeenCalled();
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(required).mockRejectedValue(wrong);
  await expect(reauthenticated(send)).rejects.toBe(wrong);
  expect(asked).toHaveBeenCalledOnce();
});

it('is how every server function is called, with what it was called with [SESS-45 MONEY-21]', async () => {
  listen(true);
  const refused = {
    success: false,
    errorCode: 'reauthentication.required',
    value: { captcha: false },
  } as const;
  const fn = vi.fn((_: object) => Promise.resolve({ success: true, value: 'done' } as const));
  fn.mockResolvedValueOnce(refused as never);
  const call = lazily(
    async () => ({ fn }),
    (all) => all.fn,
  );
  expect(await call({ data: { idempotencyKey: 'k' } })).toBe('done');
  expect(fn.mock.calls).toEqual([[{ data: { idempotencyKey: 'k' } }], [{ data: { idempotencyKey: 'k' } }]]);
});
