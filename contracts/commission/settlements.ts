import * as v from 'valibot';
import { equals, inRange, notEchoed, PAGED } from '../echo';
import { NOBODY_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { AN_AGENT, ANOTHER_AGENT, ANOTHER_MEMBER } from '../provider-states/given';
import { amount } from '../shared/amount';
import { cursorPage, downloadInput } from '../shared/cursor-page';
import { dateRange } from '../shared/date-range';
import { anyId, count, day, milliseconds, someText } from '../shared/values';
import { listOf, tolerant } from '../tolerant';
import { EXAMPLE_SETTLEMENT, settlementSchema, settlementSums } from './settlement';
import { SETTLEMENT_KINDS, type SettlementKind } from './settlement-kinds';

/** Days of the longest range that is answered: twelve months, a leap year's too. */
export const MOST_SETTLED_DAYS = 366;

/** What settlements are narrowed to. */
export const settlementFilter = { kind: v.optional(v.picklist(SETTLEMENT_KINDS)) };
/** A range of last days, with what else a call takes. */
// @__NO_SIDE_EFFECTS__
export const settledRange = <const Beside extends v.ObjectEntries>(beside: Beside) =>
  dateRange(MOST_SETTLED_DAYS, beside);

const SETTLED = [AN_AGENT, { name: 'the member’s team', params: { has: 'settlements' } }];
const NOT_AGENT = {
  errorCode: 'permission.denied',
  status: 200,
  state: [...SETTLED, ANOTHER_MEMBER],
} as const;
const RANGE = { from: '2025-08-01', to: '2025-08-21' };
const CURSOR = '2025-08-20.commission-2025-08-20-40017';

const page = (more: { kind?: SettlementKind; cursor?: string } = {}) => ({
  state: SETTLED,
  input: { ...RANGE, limit: 1, ...more },
  output: { list: [EXAMPLE_SETTLEMENT], next: CURSOR },
});

/** What an agent was paid for days and periods that end in a range, the last first; one's own alone (AGENT-26). */
export const listSettlements = defineOperation({
  id: 'agent.settlements.list',
  method: 'GET',
  path: '/wps/agent/settlements',
  moduleId: 'COMM3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: settledRange({ ...downloadInput, ...settlementFilter }),
  output: cursorPage(settlementSchema),
  refusals: [NOT_AGENT],
  echoes: { ...PAGED, ...inRange('list[].to', 'list'), kind: equals('list[].kind') },
  empty: { state: NOBODY_YET, lists: ['list'] },
  example: page(),
  inputFromState: ['from', 'to', 'cursor'],
  moreExamples: [
    ...SETTLEMENT_KINDS.map((kind) => ({ title: `of the kind ${kind}`, ...page({ kind }) })),
    { title: 'from a cursor on', ...page({ cursor: CURSOR }) },
    { title: 'of commission from a cursor on', ...page({ kind: 'commission', cursor: CURSOR }) },
  ],
});

const SUMS = { gross: 61_200_000, paidDown: 24_800_000, deductions: 1_900_000, amount: 34_500_000 };

/** What the settlements of a range come to by kind, and what days of it that are not settled would give by now (AGENT-26). */
export const summariseSettlements = defineOperation({
  id: 'agent.settlements.summary',
  method: 'GET',
  path: '/wps/agent/settlements/summary',
  moduleId: 'COMM3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: settledRange({}),
  output: v.object({
    total: amount,
    kinds: listOf(v.object({ kind: v.picklist(SETTLEMENT_KINDS), settlements: count, ...settlementSums })),
    /** Estimates of commission, the last day first: play goes on, and corrections may come. */
    pending: listOf(
      v.object({
        day,
        turnover: amount,
        /** Active members. */
        players: count,
        commission: amount,
        /** As of when it is counted. */
        updatedAt: milliseconds,
      }),
    ),
  }),
  refusals: [NOT_AGENT],
  echoes: inRange('pending[].day', 'kinds'),
  empty: { state: NOBODY_YET, lists: ['kinds', 'pending'] },
  example: {
    state: SETTLED,
    input: RANGE,
    output: {
      total: 34_500_000,
      kinds: [{ kind: 'commission', settlements: 20, ...SUMS }],
      pending: [
        {
          day: '2025-08-21',
          turnover: 184_000_000,
          players: 42,
          commission: 552_000,
          updatedAt: 1755759960000,
        },
      ],
    },
  },
  inputFromState: ['from', 'to'],
});

/** What a tier asks for: turnover of the team, of a dividend its net win, and so many players. */
const tierBounds = v.object({ from: amount, players: count });
const LINE = { part: 'RNG', base: 920_000_000, rate: 60, amount: 5_520_000 };
const { id: _id, deductions: _deductions, ...EXAMPLE_SUMS } = EXAMPLE_SETTLEMENT;
const DETAIL = {
  ...EXAMPLE_SUMS,
  turnover: 920_000_000,
  netWin: 31_000_000,
  players: 42,
  lines: [LINE],
  reached: { from: 150_000_000, players: 30 },
  next: { from: 1_500_000_000, players: 100 },
  bonuses: 200_000,
  bonusShare: 2000,
  corrections: [{ amount: 50_000, reason: 'Chỉnh sửa ngày 19/08' }],
  limited: false,
  movement: '40231',
};
const { corrections: _none, ...AGREED } = { ...DETAIL, bonuses: 0 };
const asked = (kind: SettlementKind) => ({ id: `${kind}-2025-08-20-40017` });
const agreed = (kind: SettlementKind) => ({
  state: [AN_AGENT, { name: 'the member’s team', params: { has: 'settlements', kind } }],
  input: asked(kind),
  output: {
    ...AGREED,
    kind,
    lines: [{ ...LINE, part: kind === 'hour' ? '20' : 'all' }],
  },
});

/** How one of the agent's own settlements came about, and where it was paid (AGENT-26). */
export const getSettlement = defineOperation({
  id: 'agent.settlements.one',
  method: 'GET',
  path: '/wps/agent/settlements/settlement',
  moduleId: 'COMM3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  output: v.object({
    ...v.omit(settlementSchema, ['id', 'deductions']).entries,
    /** Of the team; of a dividend turnover is 0, of a salary net win. */
    turnover: amount,
    netWin: amount,
    /** Active members of the day; of agreements those who played as much as was agreed. */
    players: count,
    /** So much × a rate in hundredths of a percent; `part` is a type of games, an hour of the day from 0, or `all`. */
    lines: listOf(
      v.object({
        part: someText,
        base: amount,
        rate: count,
        amount,
      }),
    ),
    /** Bounds of the highest tier that was reached, and of the next one; null where there is none. */
    reached: tolerant(tierBounds, null),
    next: tolerant(tierBounds, null),
    /** The agent’s part of the team’s bonuses, and which part that is, in hundredths of a percent. */
    bonuses: amount,
    bonusShare: count,
    /** What staff put right in a commission, above zero for the agent. */
    corrections: v.nullish(v.array(v.object({ amount, reason: someText })), []),
    /** A rate was lower than agreed, because the upline holds no better one by now. */
    limited: v.boolean(),
    /** The movement of the account record by which it was paid; null where nothing was. */
    movement: tolerant(anyId, null),
  }),
  refusals: [
    NOT_AGENT,
    {
      errorCode: 'content.not.found',
      status: 200,
      state: [...SETTLED, ANOTHER_AGENT],
    },
  ],
  echoes: { id: notEchoed('one of another agent is refused') },
  example: { state: SETTLED, input: asked('commission'), output: DETAIL },
  inputFromState: ['id'],
  moreExamples: (['salary', 'hour', 'dividend'] as const).map((kind) => ({
    title: `of the kind ${kind}`,
    ...agreed(kind),
  })),
});

/** By which rules an agent's commission is counted (AGENT-26). */
export const getAgentRules = defineOperation({
  id: 'agent.rules',
  method: 'GET',
  path: '/wps/agent/rules',
  moduleId: 'COMM3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({
    /** Turnover of a day from which on a member counts as active. */
    activeTurnover: amount,
    /** Part of the team’s bonuses that its agents bear, in hundredths of a percent. */
    bonusShare: count,
    /** Tiers of a day, rising; rates in hundredths of a percent by type of game. */
    tiers: listOf(
      v.object({
        turnover: amount,
        players: count,
        rates: listOf(v.object({ gameType: someText, rate: count })),
      }),
    ),
  }),
  refusals: [NOT_AGENT],
  example: {
    state: SETTLED,
    input: {},
    output: {
      activeTurnover: 200_000,
      bonusShare: 2000,
      tiers: [{ turnover: 0, players: 0, rates: [{ gameType: 'RNG', rate: 60 }] }],
    },
  },
});
