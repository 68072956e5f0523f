import type { Operation } from '../../contracts/operation';
import { findKeyedCall, keepResponse, releaseKey, takeKey } from '../db/idempotent-calls';
import { sha256 } from './hash';
import { Refusal } from './refusal';
import type { RequestContext } from './request-context';

/** How long an answer is kept, for whoever did not get it. */
export const KEPT_MS = 24 * 3_600_000;
/** A call that has not ended by then never will: its key is given back. */
export const LEASE_MS = 30_000;
/** How long a twin waits for the answer of the call that came first, and how often it looks. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

/** Whose call it is, of which operation, and the key that came with it. */
export type Keyed = { merchant: string; memberId: number; operation: string; key: string };

/** What of an input says which intent it is: the price that was told and the secret that proved it do not. */
export function askedOf({ besideIntent = [] }: Operation, input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !besideIntent.includes(name)));
}

/**
 * Does the work of a call once for its key: the same again is given the answer of the first, twins at the same time
 * wait for it, and a call that was refused or failed gives its key back (MONEY-21). Times are the machine's.
 * @throws Refusal `request.idempotency.reused` when the key stands for another input
 */
export async function once(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { key, ...named }: Keyed,
  input: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const call = { ...named, keyHash: sha256(key) };
  const inputHash = sha256(JSON.stringify([key, input]));
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const now = clock.wall();
    const lease = { ...call, expiresAt: now + LEASE_MS };
    if (await takeKey(db, lease, inputHash, now)) {
      const value = await work().catch(async (error: unknown) => {
        await releaseKey(db, lease);
        throw error;
      });
      await keepResponse(db, lease, JSON.stringify(value ?? null), clock.wall() + KEPT_MS);
      return value;
    }
    const first = await findKeyedCall(db, call);
    if (first && first.inputHash !== inputHash) throw new Refusal('request.idempotency.reused');
    if (first?.answer) return JSON.parse(first.answer);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('the call that came first has not ended');
}
