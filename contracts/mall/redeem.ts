import * as v from 'valibot';
import { defineOperation, type ProviderState, type ProviderStates, type Refusal } from '../operation';
import { A_MEMBER, ON_TRIAL } from '../provider-states/given';
import { count, someText } from '../shared/values';
import { deliverySchema, EXAMPLE_DELIVERY } from './delivery';

const input = v.object({
  itemId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** What the member was told that it costs; when it costs something else by now, nothing is done. */
  points: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Goods alone are sent somewhere, and never without it; it can't be changed under the same key. */
  delivery: v.optional(deliverySchema),
});
const refused = (errorCode: Refusal['errorCode'], state: ProviderStates, more: Partial<Refusal> = {}) =>
  ({ errorCode, status: 200, state, afterExample: true, ...more }) as const;
const itemOf = (params: NonNullable<ProviderState['params']> = {}) => [
  A_MEMBER,
  { name: 'an item of the mall', params },
];
const ASKED = { itemId: 'lantern', points: 1_200, delivery: EXAMPLE_DELIVERY };
const DONE = { orderNo: 'DQ250821-4K7Q2M', points: 7_220 };

/**
 * Takes one of an item for points, once; price and stock are the gateway's own (MALL-04, ROLE-07). Goods without a
 * delivery are `request.invalid`.
 */
export const redeemItem = defineOperation({
  id: 'mall.redeem',
  method: 'POST',
  path: '/wps/mall/redemptions',
  session: 'required',
  needsOwnPassword: true,
  needsReauthentication: true,
  idempotent: true,
  besideIntent: ['points', 'delivery'],
  input,
  inputFromState: ['itemId', 'points'],
  /** `points` is what is left. */
  output: v.object({ orderNo: someText, points: count }),
  refusals: [
    refused('account.trial', ON_TRIAL),
    refused('permission.denied', { name: 'the site', params: { pointsMall: false } }),
    refused('mall.item.unknown', [], {
      input: { ...ASKED, itemId: 'nobody-offers-this' },
      inputFromState: { itemId: null },
    }),
    refused('mall.item.gone', itemOf({ gone: true }), { afterExample: undefined }),
    refused('mall.price.changed', [], { input: { ...ASKED, points: 1 }, inputFromState: { points: null } }),
    refused('mall.points.short', itemOf({ short: true }), { afterExample: undefined }),
  ],
  example: { state: itemOf(), input: ASKED, output: DONE },
  moreExamples: [
    {
      title: 'of what is not sent anywhere',
      state: itemOf({ kind: 'card' }),
      input: { itemId: 'phone-card', points: 1_200 },
      output: DONE,
    },
    {
      title: 'sent again, told other points',
      state: itemOf({ redeemed: true }),
      sentBefore: true,
      input: { ...ASKED, points: 900 },
      inputFromState: { points: null },
      output: DONE,
    },
  ],
});
