import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '@/tests/support/stand-in';
import { sendPictures } from './send-pictures';

standIn(import('../app-shell/standalone'), { isStandalone: () => false });

const response = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', response);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  response.mockReset();
});

const file = (name: string) => new File([name], name, { type: 'image/png' });
const taken = (id: string) => Response.json({ success: true, value: { id }, errorCode: null });
const refused = (errorCode: string, status: number, seconds?: number) =>
  Response.json(
    { success: false, value: null, errorCode },
    { status, headers: seconds ? { 'Retry-After': String(seconds) } : {} },
  );

test('brings pictures one after the other, each the whole of a request [REWARD-34 REWARD-54]', async () => {
  response.mockResolvedValueOnce(taken('a')).mockResolvedValueOnce(taken('b'));
  const files = [file('first'), file('second')];
  expect(await sendPictures(files)).toEqual(['a', 'b']);
  expect(response.mock.calls.map(([path, init]) => [path, init?.method, init?.body])).toEqual(
    files.map((one) => ['/member-pictures', 'POST', one]),
  );
});

test('waits while others bring theirs, twice at most [CALL-03]', async () => {
  response.mockResolvedValueOnce(refused('rate.limited', 429, 5)).mockResolvedValueOnce(taken('a'));
  const sent = sendPictures([file('first')]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await sent).toEqual(['a']);
  response.mockImplementation(async () => refused('rate.limited', 429, 5));
  const refusal = expect(sendPictures([file('first')])).rejects.toMatchObject({ code: 'rate.limited' });
  await vi.advanceTimersByTimeAsync(10_000);
  await refusal;
  expect(response).toHaveBeenCalledTimes(5);
});

test.each([
  ['rate.limited', 429, 60],
  ['picture.refused', 415],
  ['request.too.slow', 408],
] as const)(
  'sends nothing again after %s, and no further picture [REWARD-48]',
  async (code, status, seconds?: number) => {
    response.mockResolvedValue(refused(code, status, seconds));
    await expect(sendPictures([file('first'), file('second')])).rejects.toMatchObject({ code });
    expect(response).toHaveBeenCalledOnce();
  },
);

test('a connection that dies is told as one [REWARD-48]', async () => {
  response.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(sendPictures([file('first')])).rejects.toMatchObject({ code: 'gateway.unavailable' });
});
