import type { InputOf, Operation } from '@/contracts/operation';
import { PAYMENT_SIGNATURE_HEADER } from '@/contracts/payment/payment';
import { answerNotice, insertNotice, listDueNotices, takeNotice } from '../db/bank';
import type { BankNotice } from '../db/schema';
import { gatewayOrigin } from '../platform/gateway';
import { secretOf } from '../platform/secret';
import { signCall } from '../platform/signature';
import { withinTime } from '../platform/within-time';
import type { Bank } from './bank';
import { DEMO_BANK, DEMO_BANK_SECRET } from './names';

/** Seconds until the next try, try by try; after the last one the bank gives up. */
export const BACKOFF = [5, 15, 60, 300, 900, 3_600, 10_800, 21_600] as const;
/** Longer than the gateway takes. Milliseconds. */
const TIMEOUT_MS = 2_000;
const AT_ONCE = 20;
/** How long telling what is due may take, while the gateway answers nothing. Milliseconds. */
export const LONGEST_TELLING = AT_ONCE * TIMEOUT_MS;

type Told<Op extends Operation> = Omit<InputOf<Op>, 'provider'>;

/** What the gateway is to be told at a moment. */
export const noticeOf = <Op extends Operation>({ path }: Op, told: Told<Op>, dueAt: number) => ({
  path,
  body: { provider: DEMO_BANK, ...told },
  dueAt,
});

/** Notes what the gateway is to be told, not before `delayMs` have passed. */
export async function note<Op extends Operation>(
  { db, clock }: Pick<Bank, 'db' | 'clock'>,
  operation: Op,
  told: Told<Op>,
  delayMs = 0,
): Promise<void> {
  await insertNotice(db, noticeOf(operation, told, clock.now() + delayMs));
}

/**
 * Tells the gateway what is due, oldest first. What is not answered is told again, each time later; what is told twice
 * has the same transaction id.
 */
export async function sendDue(bank: Bank): Promise<void> {
  for (const notice of await listDueNotices(bank.db, bank.clock.now(), AT_ONCE)) await tell(bank, notice);
}

async function tell(bank: Bank, notice: BankNotice): Promise<void> {
  const { db, clock } = bank;
  const pause = BACKOFF[notice.tries];
  if (pause === undefined) return answerNotice(db, notice.id, 'given up');
  if (!(await takeNotice(db, notice, clock.now() + pause * 1_000))) return;
  const answer = await send(bank, notice).catch(() => null);
  if (answer !== null) await answerNotice(db, notice.id, answer);
}

/** What the gateway says to it; null where nobody judged it. */
async function send({ clock, env, reach }: Bank, { path, body }: BankNotice): Promise<string | null> {
  const text = JSON.stringify(body);
  const secret = secretOf(env.PAYMENT_SECRETS, DEMO_BANK, DEMO_BANK_SECRET);
  const signature = signCall(secret, { path, body: text }, Math.floor(clock.wall() / 1_000));
  const headers = { 'Content-Type': 'application/json', [PAYMENT_SIGNATURE_HEADER]: signature };
  const request = new Request(gatewayOrigin(env) + path, { method: 'POST', headers, body: text });
  const response = await withinTime(reach, TIMEOUT_MS)(request);
  if (response.status !== 200) return null;
  const { success, errorCode } = (await response.json()) as { success: boolean; errorCode: string | null };
  return success ? 'heard' : String(errorCode);
}
