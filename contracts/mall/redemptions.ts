import * as v from 'valibot';
import { PAGED } from '../echo';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { cursorInput, cursorPage } from '../shared/cursor-page';
import { address, count, milliseconds, someText } from '../shared/values';
import { tolerant } from '../tolerant';
import { EXAMPLE_DELIVERY } from './delivery';
import { MALL_KINDS } from './kinds';

/** What a redemption goes through; it ends delivered, or returned with its points given back. */
export const REDEMPTION_STATES = ['ordered', 'sent', 'delivered', 'returned'] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];

const page = (more: { cursor?: string } = {}) => ({
  state: [A_MEMBER, { name: 'an item of the mall', params: { redeemed: true } }],
  input: { limit: 1, ...more },
  output: {
    list: [
      {
        orderNo: 'DQ250821-4K7Q2M',
        kind: 'goods' as const,
        name: 'Đèn lồng lụa Hội An',
        picture: '/art/covers/rng-lantern-1.svg',
        points: 1_200,
        state: 'sent' as const,
        at: 1755742513000,
        changedAt: 1755821713000,
        delivery: EXAMPLE_DELIVERY,
      },
    ],
    next: '1755742513000.12',
  },
});

/** What the member took in the points mall, the last first, and how its delivery stands (MALL-03, MALL-04). */
export const listRedemptions = defineOperation({
  id: 'mall.redemptions',
  method: 'GET',
  path: '/wps/mall/redemptions',
  session: 'required',
  input: v.object(cursorInput),
  inputFromState: ['cursor'],
  output: cursorPage(
    v.object({
      orderNo: someText,
      kind: v.picklist(MALL_KINDS),
      name: v.string(),
      picture: tolerant(address, null),
      points: count,
      state: v.picklist(REDEMPTION_STATES),
      at: milliseconds,
      /** Since when it stands so. */
      changedAt: milliseconds,
      /** Where goods go; null for all else. */
      delivery: tolerant(v.object({ name: v.string(), mobile: v.string(), address: v.string() }), null),
    }),
  ),
  refusals: [],
  echoes: PAGED,
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: page(),
  moreExamples: [{ title: 'from a cursor on', ...page({ cursor: '1755742513000.13' }) }],
});
