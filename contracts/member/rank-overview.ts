import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { amount } from '../shared/amount';
import { count, someText } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';

/** What a rank may ask for besides turnover, each counted. */
export const RANK_CONDITIONS = ['protection', 'days', 'paymentPassword'] as const;

const condition = v.object({ kind: v.picklist(RANK_CONDITIONS), done: count, needed: count });
/** Settled bets of the last `days` days. */
const turnover = v.object({ days: count, done: amount, needed: amount });

/** What a rank gives: withdrawals a day that cost nothing, and how much in all. Below it what it asks for. */
const rank = v.object({
  labelId: someText,
  freeWithdrawals: count,
  mostOfDay: amount,
  turnover: amount,
  protection: count,
  days: count,
});

const BRONZE = {
  freeWithdrawals: 4,
  mostOfDay: '200000000.00',
  turnover: '5000000.00',
  protection: 2,
  days: 0,
};

/**
 * The member's rank, what the next one asks for and how much of it is there, and what every rank gives, lowest first.
 * No `current` before the first rank, no `next` at the top (WALLET-24, ROLE-10).
 */
export const getRankOverview = defineOperation({
  id: 'member.rankOverview',
  method: 'GET',
  path: '/wps/member/rank/overview',
  moduleId: 'PERSPNL3',
  session: 'required',
  input: v.object({}),
  output: v.object({
    current: tolerant(someText, null),
    next: tolerant(someText, null),
    turnover: tolerant(turnover, null),
    conditions: readableEntries(condition),
    ranks: readableEntries(rank),
  }),
  refusals: [],
  example: {
    state: A_MEMBER,
    input: {},
    output: {
      current: 'silver',
      next: 'gold',
      turnover: { days: 90, done: '68400000.00', needed: '100000000.00' },
      conditions: [{ kind: 'protection', done: 3, needed: 4 }],
      ranks: [
        { ...BRONZE, labelId: 'bronze' },
        { ...BRONZE, labelId: 'silver', freeWithdrawals: 5, turnover: '30000000.00', days: 30 },
      ],
    },
  },
});
