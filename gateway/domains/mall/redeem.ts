import type { redeemItem as operation } from '@/contracts/mall/redeem';
import { findItem, findRedeemed, mallSource, writeRedemption } from '../../db/mall';
import { readPoints } from '../../db/points';
import { HOUR_MS } from '../../db/quota-uses';
import type { MallItem, Reward } from '../../db/schema';
import { rewardNotice } from '../../platform/event-notices';
import type { Call } from '../../platform/handler';
import { earlierOf, type Intent, intentOf } from '../../platform/intent';
import { newOrderNo } from '../../platform/order-no';
import { Refusal } from '../../platform/refusal';
import { retryOnConflict } from '../../platform/retry-on-conflict';
import { refuseFree } from '../../platform/trial';
import { refuseWithoutMall } from './items';

type Redeem = Call<typeof operation>;

/**
 * Takes one of an item for points, in one batch or not at all, once for its key; price, stock and what a bonus brings are
 * the item's own (MALL-04, ROLE-07).
 * @throws Refusal those of the contract
 */
export async function redeem(call: Redeem) {
  const { db, clock, member, merchant, input } = call;
  refuseFree(member);
  refuseWithoutMall(merchant);
  const intent = intentOf('mall', call, [input.itemId]);
  const earlier = async () => earlierOf(intent, await findRedeemed(db, intent.intentHash));
  const done =
    (await earlier()) ??
    (await retryOnConflict(async () => {
      const item = await judged(call);
      const orderNo = newOrderNo('DQ', clock.now(), merchant.timeZone);
      await writeRedemption(
        db,
        redemptionOf(call, item, orderNo, intent),
        bonusOf(call, item, orderNo),
        rewardNotice(merchant),
      );
      return earlier();
    }));
  return { orderNo: done.orderNo, points: done.pointsAfter };
}

async function judged({ db, member, merchant, input }: Redeem): Promise<MallItem> {
  const item = await findItem(db, merchant.code, input.itemId);
  if (!item) throw new Refusal('mall.item.unknown');
  if (item.kind === 'goods' && !input.delivery) throw new Refusal('request.invalid');
  if (item.stock === 0) throw new Refusal('mall.item.gone');
  if (item.points !== input.points) throw new Refusal('mall.price.changed');
  if ((await readPoints(db, member.id)) < item.points) throw new Refusal('mall.points.short');
  return item;
}

function redemptionOf(call: Redeem, item: MallItem, orderNo: string, intent: Intent) {
  const { id: itemId, merchant, kind, names, art, points } = item;
  const at = call.clock.now();
  const delivery = kind === 'goods' ? (call.input.delivery ?? null) : null;
  const memberId = call.member.id;
  return { orderNo, memberId, merchant, itemId, kind, names, art, points, delivery, ...intent, at };
}

/** What a bonus brings to the wallet, to be played there; null for all else. */
function bonusOf({ clock, member }: Redeem, item: MallItem, orderNo: string): Reward | null {
  if (item.kind !== 'bonus') return null;
  const { names, art, money, times } = item;
  const at = clock.now();
  return {
    id: orderNo,
    memberId: member.id,
    origin: mallSource(orderNo),
    names,
    art,
    money,
    times,
    points: 0,
    promotionId: null,
    gameType: null,
    codeMerchant: null,
    code: null,
    at,
    claimBefore: at + HOUR_MS,
  };
}
