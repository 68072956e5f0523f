import { describe, expect, it, vi } from 'vitest';
import { IDEMPOTENCY_KEY } from '@/contracts/shared/idempotency-key';
import type { Env } from '../../env';
import { sendOnceOrTwice } from './upstream';

const KEY = { [IDEMPOTENCY_KEY]: crypto.randomUUID() };

/** How often a request is sent whose first try the network loses. */
async function triesOf(init: RequestInit, onSent = () => {}): Promise<number> {
  const fetch = vi
    .fn(async () => Response.json({}))
    .mockImplementationOnce(async () => {
      onSent();
      throw new TypeError('connection lost');
    });
  const send = sendOnceOrTwice({ GATEWAY: { fetch } } as unknown as Env);
  const make = () => new Request('http://gateway.internal/wps/x', init);
  await send(make(), make).catch(() => null);
  return fetch.mock.calls.length;
}

describe('a request that the network loses', () => {
  it('is sent once more when it reads, or is done once for its key [CALL-04 MONEY-21]', async () => {
    expect(await triesOf({})).toBe(2);
    expect(await triesOf({ method: 'PUT', body: '{}', headers: KEY })).toBe(2);
    expect(await triesOf({ method: 'PUT', body: '{}' })).toBe(1);
  });

  it('is not sent again with a sealed body, which the gateway takes once [MONEY-21]', async () => {
    const headers = { ...KEY, Encryption: 'the key of the body' };
    expect(await triesOf({ method: 'POST', body: '{}', headers })).toBe(1);
  });

  it('is not sent again when its time is over [CALL-04]', async () => {
    const over = new AbortController();
    expect(await triesOf({ signal: over.signal }, () => over.abort())).toBe(1);
  });
});
