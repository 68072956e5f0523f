import type { AgreementState } from '@/contracts/agreements/kinds';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import type { Agreement, AgreementTerms, Merchant } from '../../db/schema';
import type { Clock } from '../../platform/clock';
import { siteDays } from '../../platform/site-days';

/** Now, and the running day of the merchant's zone. */
export type Moment = { now: number; today: string };

/** The moment of a call. */
export function momentOf({ clock, merchant }: { clock: Clock; merchant: Merchant }): Moment {
  const now = clock.now();
  return { now, today: siteDays(merchant).dayOf(now) };
}

/** How an agreement stands; nothing but its answer and its days is kept. */
export function stateOf(agreement: Agreement, { now, today }: Moment): AgreementState {
  const { state, answerBefore, answeredAt, fromDay, untilDay } = agreement;
  if (state === 'offered') return answerBefore < now ? 'expired' : 'offered';
  if (state === 'withdrawn') return (answeredAt ?? 0) >= answerBefore ? 'expired' : 'withdrawn';
  if (state === 'refused' || fromDay === null) return 'refused';
  if (untilDay !== null && (untilDay < today || untilDay < fromDay)) return 'ended';
  return fromDay > today ? 'agreed' : 'inForce';
}

/** Terms as calls answer them. */
export const termsView = ({ tiers, playerTurnover }: AgreementTerms) => ({
  tiers: tiers.map(({ from, players, rate }) => ({ from: decimalNumberOf(from), players, rate })),
  playerTurnover: decimalNumberOf(playerTurnover),
});

/** An agreement as calls answer it. */
export const agreementView = (agreement: Agreement, moment: Moment) => ({
  ...termsView(agreement.terms),
  id: agreement.id,
  version: agreement.version,
  state: stateOf(agreement, moment),
  offeredAt: agreement.offeredAt,
  answerBefore: agreement.answerBefore,
  from: agreement.fromDay,
  until: agreement.untilDay,
});
