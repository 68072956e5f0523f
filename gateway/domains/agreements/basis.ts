import { tierAt } from '@/contracts/agreements/tiers';
import {
  countHourPlayers,
  countPlayers,
  readBestHour,
  readCarriedLoss,
  readTeamDays,
} from '../../db/agreement-basis';
import type { AgreementTerms, Member, Merchant } from '../../db/schema';
import type { RequestContext } from '../../platform/request-context';
import { dayAfter, siteDays, weekOf } from '../../platform/site-days';

type Asked = Pick<RequestContext, 'db'> & { member: Member; merchant: Merchant };
/** Of a merchant's day, the quarters of an hour since the epoch. */
const QUARTER_MS = 900_000;

/** Figures that agreements are judged by: what is multiplied, in 1/100 units, and who counts from a turnover on. */
export type Figures = { base: number; playersFrom: (least: number) => Promise<number> };

/** Turnover of the team on the day before. */
export async function dayBasis({ db, member }: Asked, today: string) {
  const day = dayAfter(today, -1);
  const days = { from: day, to: day };
  const { turnover } = await readTeamDays(db, member.id, days);
  const figures: Figures = {
    base: turnover,
    playersFrom: (least) => countPlayers(db, member.id, days, least),
  };
  return { day, figures };
}

/** The hour of the day before in which the team turned over most; the first one where nobody played. */
export async function hourBasis({ db, member, merchant }: Asked, today: string) {
  const day = dayAfter(today, -1);
  const first = Math.floor(siteDays(merchant).startOf(day) / QUARTER_MS);
  const best = (await readBestHour(db, member.id, first)) ?? { hour: 0, turnover: 0 };
  const figures: Figures = {
    base: best.turnover,
    playersFrom: (least) => countHourPlayers(db, member.id, first + 4 * best.hour, least),
  };
  return { day, hour: best.hour, figures };
}

/** The running period: what the house has won from the team, and the loss that is carried over. */
export async function periodBasis({ db, member, merchant }: Asked, today: string) {
  const isMonth = merchant.agentRules.dividendPeriod === 'month';
  const days = { from: isMonth ? `${today.slice(0, 7)}-01` : weekOf(today).from, to: today };
  const [{ netWin }, carried] = await Promise.all([
    readTeamDays(db, member.id, days),
    readCarriedLoss(db, member.id),
  ]);
  const figures: Figures = {
    base: netWin + carried,
    playersFrom: (least) => countPlayers(db, member.id, days, least),
  };
  return { ...days, netWin, carried, figures };
}

/** What terms come to for the figures: the step reached, who counts, and what it is worth, cut to whole 1/100 units. */
export async function judged({ tiers, playerTurnover }: AgreementTerms, { base, playersFrom }: Figures) {
  const players = await playersFrom(playerTurnover);
  const place = tierAt(tiers, base, players);
  const rate = tiers[place]?.rate ?? 0;
  return { players, reachedTier: place === -1 ? null : place, worth: Math.floor((base * rate) / 10_000) };
}
