import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { amount } from '../shared/amount';
import { anyId, count, gameKind, instant } from '../shared/values';
import { listOf, readableEntries, tolerant } from '../tolerant';

/** What must be played before money may be withdrawn: how much is locked, how much is asked, how much was played. */
const requirement = v.object({
  kind: v.picklist(['deposit', 'bonus']),
  locked: amount,
  required: amount,
  played: amount,
  /** How often the locked money must be played. */
  times: count,
  /** The one kind of games whose bets count; null where every game counts. */
  gameType: tolerant(gameKind, null),
  /** Nothing is asked any more from then on; null without a last day. */
  until: tolerant(instant, null),
  /** Promotion that asks for it, where one does. */
  promotionId: tolerant(anyId, null),
});

/** All that the withdraw screen must know before anything is typed (MONEY-07). */
export const getWithdrawOverview = defineOperation({
  id: 'withdraw.overview',
  method: 'GET',
  path: '/wps/transaction/withdraw/overview',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  input: v.object({}),
  output: v.object({
    total: amount,
    withdrawable: amount,
    requirements: listOf(requirement),
    /** Of one withdrawal. */
    least: amount,
    most: amount,
    leftToday: amount,
    /** Of a withdrawal that is not free. */
    fee: amount,
    freeLeft: count,
    freeOfDay: count,
    quickAmounts: readableEntries(amount),
    /** Minutes that it usually takes, from and to. */
    usualFrom: count,
    usualTo: count,
    hasPaymentPassword: v.boolean(),
    /** After too many wrong payment passwords; in the past when it may be tried. */
    lockedUntil: timestamp(),
    /** After the payment password was changed; in the past when withdrawals are taken. */
    withdrawFrom: timestamp(),
    /** After an objection (`security.object`); in the past when withdrawals are taken. */
    frozenUntil: tolerant(timestamp(), null),
    /** Hours for which withdrawals wait after a change of payment password. */
    waitHours: count,
  }),
  refusals: [],
  empty: { state: NOTHING_YET, lists: ['requirements'] },
  example: {
    state: [A_MEMBER, { name: 'the member’s money', params: { toPlay: 'part' } }],
    holds: {
      withdrawable: 'positive',
      most: 'positive',
      leftToday: 'positive',
      hasPaymentPassword: 'same',
      lockedUntil: 'past',
      withdrawFrom: 'past',
      frozenUntil: 'past',
    },
    input: {},
    output: {
      total: 12_345_678,
      withdrawable: 11_445_678,
      requirements: [
        {
          kind: 'bonus',
          locked: 900_000,
          required: 9_000_000,
          played: 5_850_000,
          times: 10,
          gameType: 'RNG',
          until: 1756400399000,
          promotionId: 501,
        },
      ],
      least: 100_000,
      most: 100_000_000,
      leftToday: 200_000_000,
      fee: 5_000,
      freeLeft: 2,
      freeOfDay: 3,
      quickAmounts: [500_000],
      usualFrom: 5,
      usualTo: 15,
      hasPaymentPassword: true,
      lockedUntil: 1755742513000,
      withdrawFrom: 1755742513000,
      frozenUntil: 1755742513000,
      waitHours: 24,
    },
  },
});
