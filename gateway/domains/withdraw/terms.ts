import type { getWithdrawOverview } from '@/contracts/withdraw/withdraw-overview';
import { endOverdue, openRequirements, type Requirement } from '../../db/wagering-requirements';
import { readWithdrawCase } from '../../db/withdrawals';
import type { Call } from '../../platform/handler';
import { rankGives } from '../member/ranks';
import { dayIn } from '../register/age';

/** 1/100 units: a withdrawal is of whole units. */
export const UNIT = 100;

/** Whose terms are asked for, and when. */
export type Asking = Pick<Call<typeof getWithdrawOverview>, 'db' | 'clock' | 'member' | 'merchant'>;
/** What holds for a member's next withdrawal; amounts in 1/100 units. */
export type Terms = Awaited<ReturnType<typeof readTerms>>;

/** What a member may withdraw now, at which price, and what it is judged by (MONEY-07). */
export async function readTerms({ db, clock, member, merchant }: Asking) {
  const { mostOfDay, freeOfDay } = rankGives(merchant, member.rank);
  const { fee, least } = merchant.withdrawRules;
  const day = dayIn(merchant.timeZone, clock.now());
  // A bonus that is over goes back before the balance is looked at.
  await endOverdue(db, clock.now(), member.id);
  // The case comes first: what is to be played from then on has another id, which the batch is refused for.
  const known = await readWithdrawCase(db, member.id, day);
  const requirements = await openRequirements(db, member.id, clock.now());
  const locked = requirements.reduce((sum, one) => sum + one.locked, 0);
  const freeTime = known.freeToday < freeOfDay ? known.freeToday + 1 : 0;
  return {
    ...known,
    day,
    requirements,
    locked,
    withdrawable: Math.max(0, known.balance - locked),
    leftToday: Math.max(0, mostOfDay - known.amountToday),
    freeTime,
    freeOfDay,
    freeLeft: Math.max(0, freeOfDay - known.freeToday),
    fee: freeTime > 0 ? 0 : fee,
    // What is paid out is more than nothing, whatever least the merchant asks for.
    least: freeTime > 0 ? least : Math.max(least, UNIT + fee - (fee % UNIT)),
  };
}

/** How often the locked money of a requirement is to be played. */
export const timesOf = ({ required, locked }: Requirement): number => Math.round(required / locked);
