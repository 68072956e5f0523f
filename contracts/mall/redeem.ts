import * as v from 'valibot';
import { defineOperation, type Refusal } from '../operation';
import { count, someText } from '../shared/values';
import { deliverySchema, EXAMPLE_DELIVERY } from './delivery';

const input = v.object({
  itemId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** What the member was told that it costs; when it costs something else by now, nothing is done. */
  points: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Goods alone are sent somewhere, and never without it; it can't be changed under the same key. */
  delivery: v.optional(deliverySchema),
});
const refused = (errorCode: Refusal['errorCode'], name: string) =>
  ({ errorCode, status: 200, state: { name } }) as const;
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
    refused('account.trial', 'a member on trial redeems an item'),
    refused('permission.denied', 'the site of who redeems an item has no points mall'),
    refused('mall.item.unknown', 'the mall has no such item'),
    refused('mall.item.gone', 'the item is out of stock'),
    refused('mall.price.changed', 'the item costs other points than the member was told'),
    refused('mall.points.short', 'the member has too few points for the item'),
  ],
  example: { state: { name: 'a member may redeem the item' }, input: ASKED, output: DONE },
  moreExamples: [
    {
      title: 'of what is not sent anywhere',
      state: { name: 'a member may redeem the card' },
      input: { itemId: 'phone-card', points: 1_200 },
      output: DONE,
    },
    {
      title: 'sent again, told other points',
      state: { name: 'the item was redeemed under the key before' },
      sentBefore: true,
      input: { ...ASKED, points: 900 },
      output: DONE,
    },
  ],
});
