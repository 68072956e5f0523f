import * as v from 'valibot';
import { differsFrom, equals, inRange, notEchoed, nothingFor, PAGED } from '../echo';
import { unreadOf } from '../field-annotations';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER, ANOTHER_MEMBER } from '../provider-states/given';
import { amount } from '../shared/amount';
import { cursorPage, downloadInput } from '../shared/cursor-page';
import { anyId, count, day, milliseconds, someText } from '../shared/values';
import { listOf, readableEntries, tolerant } from '../tolerant';
import { EXAMPLE_MOVEMENT, movementSchema, recordFilter, recordRange } from './movement';
import { MOVEMENT_GROUP_NAMES, MOVEMENT_GROUPS, type MovementGroup } from './movement-kinds';

const VENDOR = 'Đèn Trời 88';
const CURSOR = '1755759999999.40300';
const LIVED = [A_MEMBER, { name: 'the member’s record', params: { of: 'play' } }];
const WEEK = { from: '2025-08-15', to: '2025-08-21' };
const SUMS = {
  deposited: 3500000,
  withdrawn: 2000000,
  bet: 9870000,
  won: 10420500,
  netDeposits: 1500000,
  days: [{ day: '2025-08-21', total: -40000, movements: 5 }],
  vendors: [VENDOR],
};

type Narrowed = { kind?: MovementGroup; vendor?: string; cursor?: string };

/** The first movement of a page, narrowed to some. */
const page = (more: Narrowed = {}) => ({
  state: LIVED,
  input: { ...WEEK, limit: 1, ...more },
  output: { list: [EXAMPLE_MOVEMENT], next: '1755759960000.40231' },
});
const summary = (more: Narrowed = {}) => ({ state: LIVED, input: { ...WEEK, ...more }, output: SUMS });

/** The movements of a member's wallets, the last first (MONEY-13). Movements that come meanwhile move no page. */
export const listMovements = defineOperation({
  id: 'record.list',
  method: 'GET',
  path: '/wps/transaction/record',
  moduleId: 'MEMTRANS3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: recordRange({ ...downloadInput, ...recordFilter }),
  output: cursorPage(movementSchema),
  refusals: [],
  echoes: {
    ...PAGED,
    ...inRange('list[].day', 'list'),
    kind: equals('list[].kind', MOVEMENT_GROUPS),
    vendor: [equals('list[].vendor'), nothingFor('list', { vendor: 'nobody' })],
  },
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: page(),
  inputFromState: ['from', 'to', 'vendor', 'cursor'],
  moreExamples: [
    ...MOVEMENT_GROUP_NAMES.map((kind) => ({ title: `of the kinds of ${kind}`, ...page({ kind }) })),
    { title: 'of one vendor', ...page({ vendor: VENDOR }) },
    { title: 'from a cursor on', ...page({ cursor: CURSOR }) },
    {
      title: 'of wins at one vendor from a cursor on',
      ...page({ kind: 'win', vendor: VENDOR, cursor: CURSOR }),
    },
  ],
});

/**
 * What a range of days comes to (MONEY-13), by the vendor if one is named. Sums tell how much went which way, above
 * zero; `days` are those with movements of the kinds asked for, the last first.
 */
export const summariseMovements = defineOperation({
  id: 'record.summary',
  method: 'GET',
  path: '/wps/transaction/record/summary',
  moduleId: 'MEMTRANS3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: recordRange(recordFilter),
  output: v.object({
    deposited: amount,
    /** Asked for in the range and paid or under way: what came back, whenever it did, is not part of it. */
    withdrawn: amount,
    /** Placed in the range, less those of them that were returned, whenever they were. */
    bet: amount,
    /** Wins and bonuses. */
    won: amount,
    /** Deposited less withdrawn: below zero when more came back than went in. */
    netDeposits: amount,
    days: listOf(v.object({ day, total: amount, movements: count })),
    /** Names of the vendors that took part. */
    vendors: readableEntries(someText),
  }),
  refusals: [],
  echoes: {
    ...inRange('days[].day', 'days'),
    kind: differsFrom('days', null),
    vendor: nothingFor('days', { vendor: 'nobody' }),
  },
  empty: { state: NOTHING_YET, lists: ['days', 'vendors'] },
  example: summary(),
  inputFromState: ['from', 'to', 'vendor'],
  moreExamples: [
    ...MOVEMENT_GROUP_NAMES.map((kind) => ({ title: `of the kinds of ${kind}`, ...summary({ kind }) })),
    { title: 'of one vendor', ...summary({ vendor: VENDOR }) },
    { title: 'of wins at one vendor', ...summary({ kind: 'win', vendor: VENDOR }) },
  ],
});

const reference = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/**
 * A member's movements that came from one order, transfer or round, whenever it was, the last first (MONEY-13). Letters
 * of an order's number may be written small.
 */
export const findMovements = defineOperation({
  id: 'record.find',
  method: 'GET',
  path: '/wps/transaction/record/find',
  moduleId: 'MEMTRANS3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ reference }),
  output: v.object({ list: readableEntries(movementSchema) }),
  refusals: [],
  echoes: { reference: equals('list[].reference') },
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: {
    state: LIVED,
    input: { reference: EXAMPLE_MOVEMENT.reference },
    output: { list: [EXAMPLE_MOVEMENT] },
  },
  inputFromState: ['reference'],
});

/** What a movement came from that has a page of its own, where `source` and `reference` do not say so themselves. */
export const MOVEMENT_ORIGINS = ['lotteryOrder', 'promotion'] as const;

/** A movement of no game has neither title nor vendor. */
const { title: _title, vendor: _vendor, ...WITHOUT_GAME } = EXAMPLE_MOVEMENT;

/** How a round of a game stands. */
export const ROUND_STATES = ['open', 'won', 'lost', 'returned'] as const;

/** One movement with what it came from: of a game the whole round (MONEY-13). */
export const getMovement = defineOperation({
  id: 'record.movement',
  method: 'GET',
  path: '/wps/transaction/record/movement',
  moduleId: 'MEMTRANS3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  output: v.object({
    ...unreadOf(movementSchema, ['id', 'day', 'source', 'gameType']).entries,
    /** Of a lottery's ticket its order; of a bonus the promotion that it was given for. */
    origin: tolerant(v.object({ kind: v.picklist(MOVEMENT_ORIGINS), id: someText })),
    /** Of a game alone. */
    round: tolerant(
      v.object({
        nodeId: tolerant(anyId),
        stake: amount,
        /** What came back: a win, or the stake. */
        payout: amount,
        state: v.picklist(ROUND_STATES),
        placedAt: milliseconds,
        closedAt: tolerant(milliseconds),
      }),
    ),
  }),
  refusals: [
    {
      errorCode: 'content.not.found',
      status: 200,
      state: [A_MEMBER, { name: 'the member’s record', params: { of: 'play' } }, ANOTHER_MEMBER],
    },
  ],
  echoes: { id: notEchoed('one of another member is refused') },
  example: {
    state: [A_MEMBER, { name: 'the member’s record', params: { of: 'play' } }],
    input: { id: '40231' },
    output: {
      ...EXAMPLE_MOVEMENT,
      round: {
        nodeId: 90001,
        stake: 200000,
        payout: 1260000,
        state: 'won',
        placedAt: 1755759900000,
        closedAt: 1755759960000,
      },
    },
  },
  inputFromState: ['id'],
  moreExamples: [
    {
      title: 'that was a bet on a lottery',
      state: [A_MEMBER, { name: 'the member’s record', params: { of: 'lottery' } }],
      input: { id: '40231' },
      output: {
        ...EXAMPLE_MOVEMENT,
        kind: 'bet',
        amount: -50000,
        origin: { kind: 'lotteryOrder', id: 'VN-MB.20250821' },
      },
    },
    {
      title: 'that was a bonus',
      state: [A_MEMBER, { name: 'the member’s record', params: { of: 'bonus' } }],
      input: { id: '40231' },
      output: { ...WITHOUT_GAME, kind: 'bonus', origin: { kind: 'promotion', id: '501' } },
    },
  ],
});
