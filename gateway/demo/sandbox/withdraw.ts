import * as v from 'valibot';
import { cardNumber } from '@/contracts/bank-cards/card-number';
import { paymentPassword } from '@/contracts/member/payment-password';
import { amount } from '@/contracts/shared/amount';
import { RETURN_REASONS } from '@/contracts/withdraw/withdrawal';
import { insertBankCard } from '../../db/bank-cards';
import { updateMerchant } from '../../db/merchants';
import { savePaymentPassword } from '../../db/payment-passwords';
import { writeChecked, writePaying } from '../../db/payouts';
import { HOUR_MS } from '../../db/quota-uses';
import { requiring } from '../../db/wagering-requirements';
import { findWithdrawal } from '../../db/withdrawals';
import { returnWithdrawal, settleWithdrawal } from '../../domains/withdraw/ends';
import { noticeOf } from '../../domains/withdraw/notice';
import { DEMO_BANK } from '../../seed/demo-bank';
import { command, type Sandbox, type SandboxApp, SandboxError } from './command';
import { memberOf } from './member-of';
import { quickHash } from './quick-hash';
import { merchantField, siteOf } from './site';

/** Until a payout is asked about that was handed over by command. */
const ASK_MS = 120_000;
const whose = { merchant: merchantField, account: v.string() };
const hours = v.optional(v.number(), 0);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const cardSchema = v.object({
  ...whose,
  bankCode: v.optional(v.string(), 'CBUOM'),
  cardNumber,
  holder: v.string(),
  /** How long ago it was bound; a fresh one waits. */
  ageHours: hours,
});
const wageringSchema = v.object({
  ...whose,
  kind: v.optional(v.picklist(['deposit', 'bonus']), 'bonus'),
  locked: amount,
  required: amount,
  hours: v.optional(v.number(), 168),
  promotionId: v.optional(v.number()),
});
const rulesSchema = v.object({
  merchant: merchantField,
  allowWithdraw: v.optional(v.boolean()),
  bankWithdrawal: v.optional(v.boolean()),
  rules: v.optional(
    v.partial(
      v.object({
        least: amount,
        most: amount,
        mostOfDay: amount,
        fee: amount,
        freeOfDay: count,
        mostCards: count,
        cardWaitHours: count,
        passwordWaitHours: count,
        depositTimes: count,
      }),
    ),
    {},
  ),
});

/** Commands about withdrawals and what they need; amounts are sent in currency units. */
export function addWithdrawCommands(app: SandboxApp): void {
  command(app, '/bank-cards', cardSchema, async (sandbox, { account, ageHours, ...card }) => {
    const { db, clock } = sandbox;
    const { id: memberId, payeeName: payee } = await memberOf(sandbox, card.merchant, account);
    const id = crypto.randomUUID();
    const boundAt = clock.now() - ageHours * HOUR_MS;
    const kept = await insertBankCard(
      db,
      { ...card, id, memberId, boundAt, preferredAt: 0 },
      { most: 100, payee, told: null },
    );
    if (kept) throw new SandboxError(`the card was not bound: ${kept}`);
    return { bankCardId: id };
  });

  command(
    app,
    '/payment-password',
    v.object({ ...whose, paymentPassword }),
    async (sandbox, { merchant, account, paymentPassword: password }) => {
      const { id } = await memberOf(sandbox, merchant, account);
      await savePaymentPassword(sandbox.db, id, await quickHash(password), 0, null);
    },
  );

  command(app, '/wagering', wageringSchema, async (sandbox, { merchant, account, hours, ...asked }) => {
    const { id: memberId } = await memberOf(sandbox, merchant, account);
    const at = sandbox.clock.now();
    const source = `sandbox:${crypto.randomUUID()}`;
    await requiring(sandbox.db, { ...asked, memberId, source, at, until: at + hours * HOUR_MS });
  });

  command(app, '/withdraw-rules', rulesSchema, async (sandbox, { merchant, rules, ...switches }) => {
    const site = await siteOf(sandbox, merchant);
    const withdrawRules = { ...site.withdrawRules, ...rules };
    await updateMerchant(sandbox.db, merchant, { ...switches, withdrawRules });
    return { rules: withdrawRules };
  });

  command(
    app,
    '/withdrawals/step',
    v.object({
      orderNo: v.string(),
      step: v.picklist(['checked', 'paying', 'paid', 'returned']),
      reason: v.optional(v.picklist(RETURN_REASONS), 'bank'),
    }),
    async (sandbox, { orderNo, step, reason }) => ({
      done: await stepTo(sandbox, orderNo, step, reason),
    }),
  );
}

async function stepTo(
  sandbox: Sandbox,
  orderNo: string,
  step: 'checked' | 'paying' | 'paid' | 'returned',
  reason: (typeof RETURN_REASONS)[number],
): Promise<boolean> {
  if (step === 'paid') return settleWithdrawal(sandbox, orderNo);
  if (step === 'returned') return returnWithdrawal(sandbox, orderNo, reason);
  const at = sandbox.clock.now();
  if (step === 'paying') return writePaying(sandbox.db, orderNo, at, at + ASK_MS);
  const known = await findWithdrawal(sandbox.db, orderNo);
  return known !== null && writeChecked(sandbox.db, known, DEMO_BANK, at, noticeOf(known, 'checked', known));
}
