import * as v from 'valibot';
import { notAfter, notBefore, nothingFor } from '../echo';
import { NOBODY_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { AN_AGENT, ANOTHER_MEMBER } from '../provider-states/given';
import { amount } from '../shared/amount';
import { dateRange } from '../shared/date-range';
import { count, day, milliseconds, someText } from '../shared/values';
import { listOf, tolerant } from '../tolerant';

/** Days of the longest range that is answered: twelve months, a leap year's too. */
export const MOST_TEAM_DAYS = 366;

const figures = v.object({
  /** Commission paid: after deductions, as the settlements paid it; nothing of days that are not settled. */
  commission: amount,
  /** What days that are not settled would pay by now, as the settlements tell it; in no way part of `commission`. */
  estimate: amount,
  turnover: amount,
  deposits: amount,
  withdrawals: amount,
  /** What the house won of the team, below zero where the team won. */
  netWin: amount,
  newMembers: count,
  /** Members who played enough on at least one day of it. */
  activeMembers: count,
});

const FIGURES = {
  commission: 22_100_000,
  estimate: 2_350_000,
  turnover: 1_840_000_000,
  deposits: 410_000_000,
  withdrawals: 296_500_000,
  netWin: 61_200_000,
  newMembers: 126,
  activeMembers: 842,
};

/**
 * What an agent's team came to in a range of days, day by day and by product: everybody below the agent, the own play
 * left out (AGENT-07, AGENT-08, CALL-77).
 */
export const getTeamKpi = defineOperation({
  id: 'agent.teamKpi',
  method: 'GET',
  path: '/wps/agent/teamKpi',
  moduleId: 'AGEINFO3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: dateRange(MOST_TEAM_DAYS, {}),
  output: v.object({
    /** As of when the running day is counted; null where none was yet. */
    updatedAt: tolerant(milliseconds, null),
    /** Everybody below the agent now, and the agents among them. */
    members: count,
    agents: count,
    total: figures,
    /** Each day of the range up to the running one, the first one first. */
    days: listOf(v.object({ day, ...figures.entries })),
    /** By kind of game, the highest turnover first; commission before bonuses and corrections are taken off. */
    products: listOf(v.object({ gameType: someText, turnover: amount, commission: amount })),
  }),
  refusals: [
    {
      errorCode: 'permission.denied',
      status: 200,
      state: ANOTHER_MEMBER,
      afterExample: true,
    },
  ],
  echoes: {
    from: [notBefore('days[].day'), nothingFor('days', { from: '2099-01-01', to: '2099-01-02' })],
    to: notAfter('days[].day'),
  },
  empty: { state: NOBODY_YET, lists: ['products'] },
  example: {
    state: [AN_AGENT, { name: 'the member’s team', params: { has: 'days' } }],
    holds: { members: 'positive' },
    input: { from: '2025-08-15', to: '2025-08-21' },
    output: {
      updatedAt: 1755759960000,
      members: 318,
      agents: 24,
      total: FIGURES,
      days: [{ day: '2025-08-20', ...FIGURES, estimate: 0 }],
      products: [{ gameType: 'RNG', turnover: 980_000_000, commission: 4_900_000 }],
    },
  },
  inputFromState: ['from', 'to'],
});
