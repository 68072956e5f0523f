import type { listRedemptions as operation } from '@/contracts/mall/redemptions';
import { listRedeemed } from '../../db/mall';
import type { Call } from '../../platform/handler';
import { PAGE_SIZE, pageOf, placeOf } from '../../platform/page';

/** One page of what the member took in the mall, the last first, with how its delivery stands (MALL-03, MALL-04). */
export async function redemptions({ db, member, language, input }: Call<typeof operation>) {
  const { cursor, limit = PAGE_SIZE } = input;
  const rows = await listRedeemed(db, member.id, { before: placeOf(cursor), limit: limit + 1 });
  const { shown, next } = pageOf(rows, limit);
  return {
    list: shown.map(({ orderNo, kind, names, art, points, step, at, changedAt, delivery }) => ({
      orderNo,
      kind,
      name: names[language],
      picture: art,
      points,
      state: step,
      at,
      changedAt,
      delivery,
    })),
    next,
  };
}
