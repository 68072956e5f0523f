import { clockAhead } from '../clock';
import { openDb } from '../db/open';
import {
  findWithdrawal,
  listWaiting,
  type ReturnReason,
  recordPaid,
  recordReturned,
  recordStep,
} from '../db/withdrawals';
import type { Env } from '../env';
import { type Demo, demoIn } from '../gateway-app';
import type { Visit } from '../visit';

type World = Pick<Visit, 'db' | 'clock' | 'demo'>;

/** How long the check of a withdrawal takes, which looks at nothing more here, and how long paying out does in the demo. */
const CHECK_MS = 20_000;
const PAY_MS = 40_000;

/** Carries every withdrawal on that has waited long enough; called on the schedule and by whoever looks at one. */
export async function carryOn({ db, clock, demo }: World): Promise<void> {
  const now = clock.now();
  for (const { orderNo } of await listWaiting(db, 'held', now - CHECK_MS)) {
    await recordStep(db, orderNo, 'checked', now);
  }
  for (const { orderNo } of await listWaiting(db, 'checked', now)) {
    await recordStep(db, orderNo, 'paying', now);
  }
  if (!demo) return;
  for (const one of await listWaiting(db, 'paying', now - PAY_MS)) await recordPaid(db, one, now);
}

/** `carryOn` on the worker's schedule; inside the sandbox and outside it. */
export async function carryOnScheduled(env: Env, demo?: Demo): Promise<void> {
  const db = openDb(env);
  const inSandbox = demoIn(env, demo);
  const clock = clockAhead((await inSandbox?.clockOffset(db)) ?? 0);
  await carryOn({ db, clock, demo: inSandbox });
}

/** The money of a withdrawal arrived; false when it was not on its way. Told twice, it is heeded once. */
export async function settleWithdrawal({ db, clock }: World, orderNo: string): Promise<boolean> {
  const known = await findWithdrawal(db, orderNo);
  return known !== null && recordPaid(db, known, clock.now());
}

/** The money of a withdrawal could not be paid out and goes back whole; false when it had ended. */
export async function returnWithdrawal(
  { db, clock }: World,
  orderNo: string,
  reason: ReturnReason,
): Promise<boolean> {
  const known = await findWithdrawal(db, orderNo);
  return known !== null && recordReturned(db, known, reason, clock.now());
}
