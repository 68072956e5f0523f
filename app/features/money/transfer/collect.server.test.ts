import { expect, it } from 'vitest';
import { type ErrorCode, GatewayError } from '@/contracts/errors';
import type { SiteContext } from '@/contracts/site';
import { collect } from './collect.server';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const WALLETS = ['A', 'B', 'C'].map((vendor) => ({ vendor, amount: '100.00' }));

/** A gateway whose vendors refuse so. */
function gatewayWith(refusals: Record<string, ErrorCode> = {}) {
  const calls: { vendor: string; key: string | undefined }[] = [];
  const callGateway = async (
    _: unknown,
    input: { vendor: string },
    options?: { idempotencyKey?: string },
  ) => {
    calls.push({ vendor: input.vendor, key: options?.idempotencyKey });
    const code = refusals[input.vendor];
    if (code) throw new GatewayError(code);
    return {};
  };
  return { calls, callGateway: callGateway as unknown as SiteContext['callGateway'] };
}

it('moves each wallet under a key of its own, the same when it is sent again [MONEY-18 MONEY-21]', async () => {
  const { calls, callGateway } = gatewayWith();
  const asked = { wallets: WALLETS, idempotencyKey: KEY };
  await collect(callGateway, asked);
  await collect(callGateway, asked);
  const keys = calls.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(keys.slice(3)).toEqual(keys.slice(0, 3));
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

it('tells of each wallet what became of it: one that is refused keeps no other from going [MONEY-18]', async () => {
  const { callGateway } = gatewayWith({ B: 'transfer.balance.short' });
  const collected = await collect(callGateway, { wallets: WALLETS, idempotencyKey: KEY });
  expect(collected.map(({ refusal }) => refusal)).toEqual([null, 'transfer.balance.short', null]);
});

it('ends with the session [MONEY-20]', async () => {
  const { calls, callGateway } = gatewayWith({ B: 'session.ended' });
  await expect(collect(callGateway, { wallets: WALLETS, idempotencyKey: KEY })).rejects.toThrow(GatewayError);
  expect(calls).toHaveLength(2);
});
