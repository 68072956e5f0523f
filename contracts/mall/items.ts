import * as v from 'valibot';
import { NOTHING_PUBLISHED } from '../further-examples';
import { defineOperation } from '../operation';
import { amount } from '../shared/amount';
import { address, count, instant, someText } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { MALL_KINDS } from './kinds';

/** The items of the points mall, the same for everybody, in the operator's order (MALL-03, MALL-04). */
export const listMallItems = defineOperation({
  id: 'mall.items',
  method: 'GET',
  path: '/wps/mall/items',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({
    items: readableEntries(
      v.object({
        id: someText,
        kind: v.picklist(MALL_KINDS),
        name: v.string(),
        text: v.string(),
        /** The site draws one where there is none. */
        picture: tolerant(address, null),
        points: count,
        /** False where they never run out. */
        limited: v.boolean(),
        /** How many are left of what is limited. */
        stock: count,
        /** When there are some again. */
        backAt: tolerant(instant, null),
        /** What a bonus brings; 0 for all else. */
        money: amount,
        /** How often that must be played before it may be withdrawn. */
        times: count,
      }),
    ),
  }),
  refusals: [
    {
      errorCode: 'permission.denied',
      status: 200,
      state: { name: 'the site', params: { pointsMall: false } },
    },
  ],
  empty: { state: NOTHING_PUBLISHED, lists: ['items'] },
  example: {
    state: { name: 'an item of the mall' },
    input: {},
    output: {
      items: [
        {
          id: 'lantern',
          kind: 'goods',
          name: 'Đèn lồng lụa Hội An',
          text: 'Khung tre, lụa tơ tằm, cao 30 cm.',
          picture: '/art/covers/rng-lantern-1.svg',
          points: 1_200,
          limited: true,
          stock: 24,
          backAt: 1756688400000,
          money: 0,
          times: 0,
        },
      ],
    },
  },
});
