import * as v from 'valibot';
import { amount } from '../shared/amount';
import { count, day, milliseconds, someText } from '../shared/values';
import { listOf } from '../tolerant';
import { AGREEMENT_KINDS, AGREEMENT_STATES } from './kinds';

/** Which agreement a call is about. */
export const agreementId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** What an agreement pays by. */
export const terms = v.object({
  /** The lowest first. */
  tiers: listOf(
    v.object({
      /** Turnover, or for dividends net win, from which on the step counts. */
      from: amount,
      players: count,
      /** In hundredths of a percent: 70 is 0.70 %. */
      rate: count,
    }),
  ),
  /** What a member must have turned over to count as a player. */
  playerTurnover: amount,
});

/** One version of an agreement between an agent and whoever is above (AGENT-24). */
export const agreement = v.object({
  ...terms.entries,
  id: someText,
  version: count,
  state: v.picklist(AGREEMENT_STATES),
  offeredAt: milliseconds,
  /** Last moment to answer. */
  answerBefore: milliseconds,
  /** First and last day in force; null as long as there is none. */
  from: v.nullish(day, null),
  until: v.nullish(day, null),
});

/** How one of a list stands. */
export const agreementLine = v.object({
  id: someText,
  account: someText,
  kind: v.picklist(AGREEMENT_KINDS),
  version: count,
  state: v.picklist(AGREEMENT_STATES),
  lowestRate: count,
  highestRate: count,
  answerBefore: milliseconds,
  from: v.nullish(day, null),
  until: v.nullish(day, null),
});

/** Terms of the examples. */
export const EXAMPLE_TERMS = {
  tiers: [
    { from: 10_000_000, players: 3, rate: 30 },
    { from: 50_000_000, players: 5, rate: 50 },
    { from: 100_000_000, players: 10, rate: 70 },
  ],
  playerTurnover: 200_000,
};
/** An agreement in force that ends with the year. */
export const EXAMPLE_AGREEMENT = {
  ...EXAMPLE_TERMS,
  id: 'agree-24',
  version: 2,
  state: 'inForce' as const,
  offeredAt: 1745900000000,
  answerBefore: 1746500000000,
  from: '2025-05-01',
  until: '2025-12-31',
};
