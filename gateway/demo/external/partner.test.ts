import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONGEST_TELLING } from '@/demo/bank/notices';
import type { Env } from '../../platform/env';
import { askDemo } from './partner';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What comes of asking a demo that takes so long for its answer, in milliseconds; it is looked at later. */
function asked(answersAfter: number) {
  const answer = () =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(Response.json({ value: 'told' })), answersAfter);
    });
  const came = { of: 'nothing yet' };
  askDemo<string>({ DEMO: { fetch: answer } } as unknown as Env, 'bank/tell', {}).then(
    (value) => Object.assign(came, { of: value }),
    ({ name }: Error) => Object.assign(came, { of: name }),
  );
  return came;
}

it('waits for the longest call of the demo, and gives up on one that is never answered', async () => {
  const [told, never] = [asked(2 * LONGEST_TELLING), asked(24 * 3_600_000)];
  await vi.advanceTimersByTimeAsync(600_000);
  expect([told.of, never.of]).toEqual(['told', 'TimeoutError']);
});
