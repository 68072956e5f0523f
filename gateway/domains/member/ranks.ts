import type { RANK_CONDITIONS } from '@/contracts/member/rank-overview';
import { raise, sumPlayed } from '../../db/profiles';
import { HOUR_MS } from '../../db/quota-uses';
import { type Member, type Merchant, RANKS, type Rank } from '../../db/schema';
import type { RequestContext } from '../../platform/request-context';
import { layersInPlace } from '../security/overview';

const DAY_MS = 24 * HOUR_MS;
/** Days over which turnover is counted. */
export const TURNOVER_DAYS = 90;
const MILLION = 1_000_000_00;

/** What a rank asks for, and what it gives beyond the merchant's rules for everybody; amounts in 1/100 units. */
type Step = {
  turnover: number;
  /** Layers of security in place, as the security centre counts them. */
  protection: number;
  /** Of membership. */
  days: number;
  moreFree: number;
  /** How many times as much may be withdrawn a day. */
  times: number;
};

const LADDER: Record<Rank, Step> = {
  bronze: { turnover: 5 * MILLION, protection: 2, days: 0, moreFree: 1, times: 1 },
  silver: { turnover: 30 * MILLION, protection: 3, days: 30, moreFree: 2, times: 1 },
  gold: { turnover: 100 * MILLION, protection: 4, days: 180, moreFree: 3, times: 2 },
  platinum: { turnover: 1_000 * MILLION, protection: 5, days: 365, moreFree: 5, times: 5 },
  diamond: { turnover: 10_000 * MILLION, protection: 5, days: 730, moreFree: 7, times: 10 },
};

type Asking = Pick<RequestContext, 'db' | 'clock'> & { member: Member };
export type Condition = { kind: 'turnover' | (typeof RANK_CONDITIONS)[number]; done: number; needed: number };

/** What holds for the withdrawals of a rank (ROLE-10); amounts in 1/100 units. */
export function rankGives({ withdrawRules: rules }: Merchant, rank: Rank | null) {
  const { moreFree, times } = rank ? LADDER[rank] : { moreFree: 0, times: 1 };
  return { freeOfDay: rules.freeOfDay + moreFree, mostOfDay: rules.mostOfDay * times };
}

/** Every rank, lowest first, with what it asks for and gives. */
export const ranksOf = (merchant: Merchant) =>
  RANKS.map((rank) => ({ rank, ...LADDER[rank], ...rankGives(merchant, rank) }));

/**
 * A member's rank, the next one, and how much of what that asks for is there. Whoever has all of it is raised by the
 * reading, as far as it goes; no rank is ever taken away.
 */
export async function readRank({ db, clock, member }: Asking) {
  const done = {
    turnover: await sumPlayed(db, member.id, clock.now() - TURNOVER_DAYS * DAY_MS),
    protection: await layersInPlace({ db, member }),
    days: Math.floor(Math.max(0, clock.now() - member.regDate) / DAY_MS),
  };
  let current = member.rank;
  for (let next = after(current); next; next = after(current)) {
    const conditions = conditionsOf(next, done, member);
    if (conditions.some((one) => one.done < one.needed)) return { current, next, conditions };
    await raise(db, { id: member.id, rank: current }, next);
    current = next;
  }
  return { current, next: null, conditions: [] };
}

const after = (rank: Rank | null): Rank | null => RANKS[rank ? RANKS.indexOf(rank) + 1 : 0] ?? null;

function conditionsOf(rank: Rank, done: Record<'turnover' | 'protection' | 'days', number>, member: Member) {
  const kinds = ['turnover', 'protection', 'days'] as const;
  const conditions: Condition[] = kinds.map((kind) => ({
    kind,
    done: done[kind],
    needed: LADDER[rank][kind],
  }));
  const hasPassword = member.paymentPasswordHash ? 1 : 0;
  conditions.push({ kind: 'paymentPassword', done: hasPassword, needed: 1 });
  return conditions.filter(({ needed }) => needed > 0);
}
