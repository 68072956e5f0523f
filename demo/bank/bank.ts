import { type Db, openDb } from '../db/open';
import { readClockOffset } from '../db/settings';
import { type Clock, clockAhead } from '../platform/clock';
import type { Env } from '../platform/env';
import { reachGateway } from '../platform/gateway';
import type { FetchLike } from '../platform/within-time';

/** What the bank works with for one request; `reach` sends a request to the gateway. */
export type Bank = { db: Db; clock: Clock; env: Env; reach: FetchLike };

/** The bank of one request, at the demo's time. */
export async function openBank(env: Env): Promise<Bank> {
  const db = openDb(env);
  return { db, clock: clockAhead(await readClockOffset(db)), env, reach: reachGateway(env) };
}

/** What the page is told instead of an answer. */
export class BankRefusal extends Error {}
