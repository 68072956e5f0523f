import { EXAMPLE_DELIVERY } from '@/contracts/mall/delivery';
import { redeemItem } from '@/contracts/mall/redeem';
import { setItem, writeRedemption } from '../../db/mall';
import { updateMerchant } from '../../db/merchants';
import { openPoints } from '../../db/points';
import { HOUR_MS } from '../../db/quota-uses';
import type { MallItem, Member } from '../../db/schema';
import { payReferrals } from '../../domains/referral/pay-referrals';
import { randomToken } from '../../platform/hash';
import { askedOf, once } from '../../platform/once';
import { newOrderNo, readableCode } from '../../platform/order-no';
import type { Sandbox } from './command';
import { paidIn } from './referrals';
import { siteOf } from './site';
import type { State } from './state';
import { demoMember, freshMember, STATE_MERCHANT } from './state-member';
import { tokenOf } from './withdraw-states';

const TRIAL = 4;
const POINTS = 1_200;
const ART = '/art/covers/rng-lantern-1.svg';

/** Provider states of the points mall and of invitations; each of a member nobody else uses. */
export const mallStates: Record<string, State> = {
  'the mall has items': async (sandbox) => {
    await offer(sandbox, { id: 'state-lantern' });
  },
  'the site has no points mall': (sandbox) => switchOff(sandbox, 'PTSYS3'),
  'a member may redeem the item': (sandbox) => redeemer(sandbox),
  'a member may redeem the card': (sandbox) => redeemer(sandbox, { kind: 'card' }),
  'a member on trial redeems an item': async (sandbox) => ({
    ...(await redeemer(sandbox)),
    ...(await tokenOf(sandbox, await demoMember(sandbox, { type: TRIAL }))),
  }),
  'the site of who redeems an item has no points mall': async (sandbox) => {
    const values = await redeemer(sandbox);
    await switchOff(sandbox, 'PTSYS3');
    return values;
  },
  'the mall has no such item': async (sandbox) => ({
    ...(await redeemer(sandbox)),
    itemId: readableCode(12),
  }),
  'the item is out of stock': (sandbox) => redeemer(sandbox, { stock: 0 }),
  'the item costs other points than the member was told': async (sandbox) => ({
    ...(await redeemer(sandbox)),
    points: POINTS - 1,
  }),
  'the member has too few points for the item': (sandbox) => redeemer(sandbox, {}, POINTS - 1),
  'the item was redeemed under the key before': async (sandbox) => {
    const member = await collector(sandbox);
    const item = await offer(sandbox);
    const orderNo = await take(sandbox, member, item);
    const idempotencyKey = crypto.randomUUID();
    const call = { merchant: member.merchant, memberId: member.id, operation: redeemItem.id };
    const input = { itemId: item.id, points: POINTS };
    const done = async () => ({ orderNo, points: 0 });
    await once(sandbox, { ...call, key: idempotencyKey }, askedOf(redeemItem, input), done);
    return { ...(await tokenOf(sandbox, member)), idempotencyKey, itemId: item.id, points: POINTS - 1 };
  },
  'a member has redeemed items': async (sandbox) => {
    const member = await collector(sandbox, 2 * POINTS);
    const item = await offer(sandbox);
    await take(sandbox, member, item);
    await take(sandbox, member, item);
    return { ...(await tokenOf(sandbox, member)), cursor: `${sandbox.clock.now() + HOUR_MS}.1` };
  },

  'a member has invited friends': async (sandbox) => {
    const member = await freshMember(sandbox);
    const { referralRules } = await siteOf(sandbox, STATE_MERCHANT);
    for (const hasPaid of [true, true, false, false]) {
      const friend = await freshMember(sandbox, { referrerId: member.id });
      const at = sandbox.clock.now() - 2 * referralRules.waitHours * HOUR_MS;
      if (hasPaid) await paidIn(sandbox, friend, referralRules.least, at);
    }
    await payReferrals(sandbox, member.id);
    return { ...(await tokenOf(sandbox, member)), cursor: `${sandbox.clock.now() + HOUR_MS}.1` };
  },
  'a member on trial invites friends': async (sandbox) =>
    tokenOf(sandbox, await demoMember(sandbox, { type: TRIAL })),
  'nobody invites friends at the site': async (sandbox) => {
    await switchOff(sandbox, 'REFERRAL3');
    const token = await tokenOf(sandbox, await freshMember(sandbox));
    return { ...token, cursor: `${sandbox.clock.now() + HOUR_MS}.1` };
  },
};

async function switchOff(sandbox: Sandbox, flag: 'PTSYS3' | 'REFERRAL3'): Promise<void> {
  const { flags } = await siteOf(sandbox, STATE_MERCHANT);
  await updateMerchant(sandbox.db, STATE_MERCHANT, { flags: { ...flags, [flag]: false } });
}

/** A member with points. */
async function collector(sandbox: Sandbox, points = POINTS): Promise<Member> {
  const member = await freshMember(sandbox);
  await openPoints(sandbox.db, member.id, points, sandbox.clock.now());
  return member;
}

async function redeemer(sandbox: Sandbox, item: Partial<MallItem> = {}, points = POINTS) {
  const { id: itemId } = await offer(sandbox, item);
  return { ...(await tokenOf(sandbox, await collector(sandbox, points))), itemId, points: POINTS };
}

/** Offers an item that nobody else takes. */
async function offer({ db, clock }: Sandbox, more: Partial<MallItem> = {}): Promise<MallItem> {
  const item: MallItem = {
    merchant: STATE_MERCHANT,
    id: readableCode(12),
    position: 1_000,
    kind: 'goods',
    art: ART,
    names: { vi: 'Đèn lồng', en: 'Lantern' },
    texts: { vi: 'Khung tre.', en: 'Bamboo.' },
    points: POINTS,
    stock: 5,
    backAt: clock.now() + 24 * HOUR_MS,
    money: 0,
    times: 0,
    hidden: false,
    ...more,
  };
  await setItem(db, item);
  return item;
}

async function take({ db, clock }: Sandbox, { id: memberId }: Member, item: MallItem): Promise<string> {
  const { id: itemId, merchant, kind, names, art, points } = item;
  const at = clock.now();
  const orderNo = newOrderNo('DQ', at, 'Asia/Ho_Chi_Minh');
  const intent = { intentHash: randomToken(), askedHash: '' };
  await writeRedemption(
    db,
    {
      orderNo,
      memberId,
      merchant,
      itemId,
      kind,
      names,
      art,
      points,
      delivery: EXAMPLE_DELIVERY,
      ...intent,
      at,
    },
    null,
    null,
  );
  return orderNo;
}
