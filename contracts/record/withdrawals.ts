import * as v from 'valibot';
import { equals, inRange, PAGED } from '../echo';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { amount } from '../shared/amount';
import { cursorInput, cursorPage } from '../shared/cursor-page';
import { count, day, instant, milliseconds, someText } from '../shared/values';
import { tolerant } from '../tolerant';
import { recordRange } from './movement';
import { WITHDRAWAL_STATES, type WithdrawalState } from './withdrawal-states';

const CURSOR = '1755760999999.40300';

/** The first withdrawal of a page, narrowed to some. */
const page = (more: { state?: WithdrawalState; cursor?: string } = {}) => ({
  state: [A_MEMBER, { name: 'the member’s record', params: { of: 'withdrawals' } }],
  holds: { 'total.movements': 'positive' as const },
  input: { from: '2025-08-15', to: '2025-08-21', limit: 1, ...more },
  output: {
    list: [
      {
        orderNo: 'RT250821-7M3XQ9',
        amount: 2000000,
        state: 'paid' as const,
        at: 1755760800000,
        closedAt: 1755761400000,
        day: '2025-08-21',
        bankName: 'Ngân hàng Cánh Buồm',
        lastDigits: '6724',
      },
    ],
    next: '1755760800000.40240',
    total: { paid: 2000000, pending: 500000, movements: 2 },
  },
});

/** A member's withdrawals by when they were asked for, the last first (MONEY-11). */
export const listWithdrawals = defineOperation({
  id: 'record.withdrawals',
  method: 'GET',
  path: '/wps/transaction/withdraw/report',
  moduleId: 'MEMTRANS3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: recordRange({ ...cursorInput, state: v.optional(v.picklist(WITHDRAWAL_STATES)) }),
  output: v.object({
    ...cursorPage(
      v.object({
        orderNo: someText,
        /** Above zero. */
        amount,
        state: v.picklist(WITHDRAWAL_STATES),
        at: milliseconds,
        /** When it was paid or came back; null while it is on its way. */
        closedAt: tolerant(instant),
        day,
        /** The bank that it went to, and the end of the card's number. */
        bankName: tolerant(v.string()),
        lastDigits: tolerant(v.string()),
      }),
    ).entries,
    /** Of all withdrawals of the range, whatever their state. */
    total: v.object({ paid: amount, pending: amount, movements: count }),
  }),
  refusals: [],
  echoes: { ...PAGED, ...inRange('list[].day', 'list'), state: equals('list[].state') },
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: page(),
  inputFromState: ['from', 'to', 'cursor'],
  moreExamples: [
    { title: 'from a cursor on', ...page({ cursor: CURSOR }) },
    ...WITHDRAWAL_STATES.map((state) => ({ title: `that are ${state}`, ...page({ state }) })),
    { title: 'that are paid from a cursor on', ...page({ state: 'paid', cursor: CURSOR }) },
  ],
});
