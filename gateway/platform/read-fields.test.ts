import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { errorResponse } from './error-response';
import type { GatewayEnv } from './gateway-app';
import { readBytes } from './read-fields';

afterEach(() => void vi.useRealTimers());

const app = new Hono<GatewayEnv>().post('/', async (c) =>
  c.json({ bytes: (await readBytes(c, 1_000)).length }),
);
app.onError(errorResponse);

/** Sends pieces, and then as many more as are asked for. */
function sending(pieces: number[], goesOn: 'ends' | 'waits' | 'floods') {
  const seen = { asked: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const bytes = goesOn === 'floods' ? 400 : pieces[seen.asked];
      seen.asked += 1;
      if (bytes !== undefined) controller.enqueue(new Uint8Array(bytes));
      else if (goesOn === 'ends') controller.close();
      else return new Promise<void>(() => {});
      return undefined;
    },
    cancel() {
      seen.cancelled = true;
    },
  });
  const answer = app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { answer: Promise.resolve(answer).then((one) => one.json()), seen };
}

it('takes a body in pieces, of no stated length [CALL-03]', async () => {
  expect(await sending([400, 600], 'ends').answer).toEqual({ bytes: 1_000 });
  expect(await (await app.request('/', { method: 'POST' })).json()).toEqual({ bytes: 0 });
});

it('stops one that is too large where it becomes so [CALL-03]', async () => {
  const { answer, seen } = sending([], 'floods');
  expect(await answer).toMatchObject({ success: false, errorCode: 'request.too.large' });
  expect(seen.asked).toBeLessThan(6);
  expect(seen.cancelled).toBe(true);
});

it('stops one that does not come [CALL-03]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { answer, seen } = sending([400], 'waits');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await answer).toMatchObject({ success: false, errorCode: 'request.too.slow' });
  expect(seen.cancelled).toBe(true);
});
