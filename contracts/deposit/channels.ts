import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { amount } from '../shared/amount';
import { count, someText } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { depositBonus, EXAMPLE_BONUS } from './deposit-bonus';
import { DEPOSIT_KINDS } from './deposit-order';

const timeOfDay = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/));

export const depositChannel = v.object({
  id: someText,
  kind: v.picklist(DEPOSIT_KINDS),
  name: v.string(),
  min: amount,
  max: amount,
  /** Amounts to pick; where `amounts` is `picks`, no others are taken. */
  picks: readableEntries(amount),
  amounts: v.picklist(['any', 'picks']),
  /** What is kept of an amount, in hundredths of a percent (`depositFee`). */
  feeRate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999)),
  /** How many minutes it usually takes; 0 is at once. */
  minutes: v.object({ from: count, to: count }),
  /** Whether it is open now, and between which times of the day in the site's zone; null is always. */
  open: v.boolean(),
  hours: tolerant(v.object({ from: timeOfDay, to: timeOfDay }), null),
  /** One of which the member chooses: banks, issuers of cards; none where nothing is to be chosen. */
  options: readableEntries(v.object({ code: someText, name: v.string() })),
});
export type DepositChannel = v.InferOutput<typeof depositChannel>;

/**
 * The ways to pay in that the merchant offers, in its order, each with its own rules, and the bonuses that the member's
 * next deposit may have (MONEY-02, MONEY-03).
 */
export const listDepositChannels = defineOperation({
  id: 'deposit.channels',
  method: 'GET',
  path: '/wps/deposit/channels',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  input: v.object({}),
  output: v.object({ list: readableEntries(depositChannel), bonuses: readableEntries(depositBonus) }),
  refusals: [],
  example: {
    state: [A_MEMBER, { name: 'a deposit channel', params: { alone: true } }],
    input: {},
    output: {
      list: [
        {
          id: 'page',
          kind: 'redirect',
          name: 'Cổng thanh toán',
          min: 50_000,
          max: 300_000_000,
          picks: [100_000, 500_000],
          amounts: 'any',
          feeRate: 50,
          minutes: { from: 1, to: 3 },
          open: true,
          hours: { from: '06:00', to: '23:30' },
          options: [{ code: 'PHUSA', name: 'Ngân hàng Phù Sa' }],
        },
      ],
      bonuses: [EXAMPLE_BONUS],
    },
  },
});
