import type { listMallItems as operation } from '@/contracts/mall/items';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { listItems } from '../../db/mall';
import type { Merchant } from '../../db/schema';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';

/** The items of the points mall, in the visitor's language (MALL-04). @throws Refusal `permission.denied` */
export async function mallItems({ db, merchant, language }: Call<typeof operation>) {
  refuseWithoutMall(merchant);
  const items = await listItems(db, merchant.code);
  return {
    items: items.map(({ id, kind, names, texts, art, points, stock, backAt, money, times }) => ({
      id,
      kind,
      name: names[language],
      text: texts[language],
      picture: art,
      points,
      backAt,
      times,
      limited: stock !== null,
      stock: stock ?? 0,
      money: decimalNumberOf(money),
    })),
  };
}

/** @throws Refusal `permission.denied` at a site without points (MALL-05) */
export function refuseWithoutMall({ flags }: Pick<Merchant, 'flags'>): void {
  if (!flags.PTSYS3) throw new Refusal('permission.denied');
}
