import { decimalNumberOf } from '@/contracts/shared/minor-units';
import type { getWithdrawOverview } from '@/contracts/withdraw/withdraw-overview';
import type { Call } from '../../platform/handler';
import { paymentPasswordWaits } from '../member/payment-password';
import { readTerms, timesOf } from './terms';

/** All that the withdraw screen must know before anything is typed (MONEY-07). */
export async function withdrawOverview(call: Call<typeof getWithdrawOverview>) {
  const { withdrawRules: rules } = call.merchant;
  const terms = await readTerms(call);
  const waits = await paymentPasswordWaits(call, rules.passwordWaitHours);
  // What never was is long past: no sooner than the member.
  const known = (moment: number) => Math.max(moment, call.member.regDate);
  return {
    total: decimalNumberOf(terms.balance),
    withdrawable: decimalNumberOf(terms.withdrawable),
    requirements: terms.requirements.map((one) => ({
      kind: one.kind,
      locked: decimalNumberOf(one.locked),
      required: decimalNumberOf(one.required),
      played: decimalNumberOf(one.played),
      times: timesOf(one),
      gameType: one.gameType,
      until: one.until,
      promotionId: one.promotionId,
    })),
    least: decimalNumberOf(terms.least),
    most: decimalNumberOf(rules.most),
    leftToday: decimalNumberOf(terms.leftToday),
    fee: decimalNumberOf(rules.fee),
    freeLeft: terms.freeLeft,
    freeOfDay: terms.freeOfDay,
    quickAmounts: rules.quickAmounts.map(decimalNumberOf),
    usualFrom: rules.usualFrom,
    usualTo: rules.usualTo,
    waitHours: rules.passwordWaitHours,
    hasPaymentPassword: call.member.paymentPasswordHash !== null,
    lockedUntil: known(waits.lockedUntil),
    withdrawFrom: known(waits.withdrawFrom),
    frozenUntil: known(call.member.frozenUntil ?? 0),
  };
}
