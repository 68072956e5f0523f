import { beforeEach, describe, expect, it } from 'vitest';
import { EXAMPLE_DELIVERY as DELIVERY } from '@/contracts/mall/delivery';
import { auditMoney } from '../../db/audit-money';
import { findItem, writeRedemption } from '../../db/mall';
import { readPoints } from '../../db/points';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const PASSWORD = 'Lantern2209';
const MALL = '/wps/mall/redemptions';
const CUP = { itemId: 'cup', points: 300, delivery: DELIVERY };
let gateway: TestGateway;
let member: Awaited<ReturnType<typeof newcomer>>;

async function newcomer(fields: object = {}) {
  const account = `mall_${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await gateway.sandbox<{ id: number }>('/members', {
    account,
    password: PASSWORD,
    balance: 1_000_000,
    points: 1_000,
    ...fields,
  });
  return { ...(await asMember(gateway, account, PASSWORD)), id, account };
}
beforeEach(async () => {
  gateway = await startGateway();
  member = await newcomer();
});

type Caller = Pick<typeof member, 'send' | 'get'>;
const offer = (fields: object = {}) => gateway.sandbox('/mall-items', { id: 'cup', points: 300, ...fields });
const left = async () => (await findItem(gateway.db, 'hoadang', 'cup'))?.stock;
const redeem = async (fields: object = {}, by: Caller = member, key?: string) => {
  const { body } = await by.send('POST', MALL, { ...CUP, ...fields }, key);
  return body.errorCode ?? 'redeemed';
};
const orders = async (by: Caller = member) =>
  ((await by.get(MALL)).body.value as { list: { orderNo: string; state: string; delivery: object | null }[] })
    .list;

describe('the points mall', () => {
  it('shows its items to everybody, with price and stock, and none at a site without points [MALL-04 MALL-05]', async () => {
    await offer({ name: 'Cốc', stock: 3 });
    const { items } = (await gateway.get('/wps/mall/items')).body.value as { items: object[] };
    expect(items.length).toBeGreaterThan(8);
    expect(items).toContainEqual(
      expect.objectContaining({ id: 'cup', name: 'Cốc', points: 300, stock: 3, kind: 'goods', money: 0 }),
    );
    await offer({ hidden: true });
    const after = (await gateway.get('/wps/mall/items')).body.value as { items: { id: string }[] };
    expect(after.items.map(({ id }) => id)).not.toContain('cup');
    expect((await gateway.get('/wps/mall/items?merchantCode=bare')).body.errorCode).toBe('permission.denied');
  });

  it('takes points and one of the stock together, and writes what was taken [MALL-04 ROLE-07]', async () => {
    await offer({ stock: 3 });
    const { body } = await member.send('POST', MALL, CUP);
    expect(body.value).toMatchObject({ points: 700 });
    expect(await readPoints(gateway.db, member.id)).toBe(700);
    expect(await left()).toBe(2);
    expect(await orders()).toMatchObject([{ points: 300, state: 'ordered', kind: 'goods' }]);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('redeems once for its key however often it is sent at once, and again for another [MALL-04 MONEY-21]', async () => {
    await offer({ stock: 9 });
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3, 4].map(() => redeem({}, member, key)));
    expect(await redeem({ points: 1 }, member, key)).toBe('redeemed');
    expect(await readPoints(gateway.db, member.id)).toBe(700);
    expect(await redeem()).toBe('redeemed');
    expect(await left()).toBe(7);
    await gateway.sandbox('/mall-items', { id: 'bowl', points: 300 });
    expect(await redeem({ itemId: 'bowl' }, member, key)).toBe('request.idempotency.reused');
    expect(await orders()).toHaveLength(2);
  });

  it('sells the last one once, whoever comes at once [MALL-04]', async () => {
    await offer({ stock: 1 });
    const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => newcomer()));
    const outcomes = await Promise.all(buyers.map((buyer) => redeem({}, buyer)));
    expect(outcomes.filter((one) => one === 'redeemed')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'mall.item.gone')).toHaveLength(4);
    expect(await left()).toBe(0);
    const points = await Promise.all(buyers.map(({ id }) => readPoints(gateway.db, id)));
    expect(points.sort()).toEqual([1_000, 1_000, 1_000, 1_000, 700]);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('spends no points that are not there, however many orders come at once [MALL-04]', async () => {
    await offer();
    const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map(() => redeem()));
    expect(outcomes.filter((one) => one === 'redeemed')).toHaveLength(3);
    expect(outcomes.filter((one) => one === 'mall.points.short')).toHaveLength(3);
    expect(await readPoints(gateway.db, member.id)).toBe(100);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('heeds neither price nor worth from the browser [MALL-04]', async () => {
    await offer();
    expect(await redeem({ points: 1 })).toBe('mall.price.changed');
    for (const points of [0, -300, 1.5, '300']) expect(await redeem({ points })).toBe('request.invalid');
    expect(await redeem({ itemId: 'nothing' })).toBe('mall.item.unknown');
    expect(await redeem({ quantity: -1, money: 1e9, memberId: 1001 })).toBe('redeemed');
    expect(await readPoints(gateway.db, member.id)).toBe(700);
    await offer({ hidden: true });
    expect(await redeem()).toBe('mall.item.unknown');
  });

  it('brings the money of a bonus at once, to be played before it is withdrawn [MALL-03 MALL-04]', async () => {
    await offer({ kind: 'bonus', money: 100_000, times: 2 });
    expect(await redeem()).toBe('redeemed');
    const overview = (await member.get('/wps/transaction/withdraw/overview')).body.value;
    expect(overview).toMatchObject({
      total: 1_100_000,
      withdrawable: 1_000_000,
      requirements: [{ locked: 100_000, required: 200_000, times: 2 }],
    });
    expect(await orders()).toMatchObject([{ kind: 'bonus', state: 'delivered' }]);
    const [order] = await orders();
    const step = { orderNo: order?.orderNo, step: 'returned' };
    expect(await gateway.sandbox('/redemptions/step', step)).toEqual({ done: false });
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('delivers step by step and ends once; what comes back brings its points back once, and can be taken again [MALL-03]', async () => {
    await offer({ stock: 3 });
    await redeem();
    await redeem();
    const [second, first] = await orders();
    const step = async (order: typeof first, name: string) =>
      (await gateway.sandbox<{ done: boolean }>('/redemptions/step', { orderNo: order?.orderNo, step: name }))
        .done;
    expect(await step(first, 'sent')).toBe(true);
    expect(await step(first, 'sent')).toBe(false);
    expect(await step(first, 'delivered')).toBe(true);
    expect(await step(first, 'returned')).toBe(false);
    expect(await left()).toBe(1);
    const returned = await Promise.all([step(second, 'returned'), step(second, 'returned')]);
    expect(returned.sort()).toEqual([false, true]);
    expect(await left()).toBe(2);
    expect(await readPoints(gateway.db, member.id)).toBe(700);
    expect(await orders()).toMatchObject([{ state: 'returned' }, { state: 'delivered' }]);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('sends goods where the member said, and nothing without an address; all else is sent nowhere [MALL-03 MALL-04]', async () => {
    await offer();
    const key = crypto.randomUUID();
    const bad = [
      undefined,
      null,
      {},
      { ...DELIVERY, address: '  22  ' },
      { ...DELIVERY, address: 'x'.repeat(201) },
      { ...DELIVERY, mobile: 'call me' },
      { ...DELIVERY, name: ' ' },
    ];
    for (const delivery of bad) expect(await redeem({ delivery }, member, key)).toBe('request.invalid');
    expect(await readPoints(gateway.db, member.id)).toBe(1_000);
    expect(await redeem({}, member, key)).toBe('redeemed');
    expect(await redeem({ delivery: { ...DELIVERY, name: 'Ai khác' } }, member, key)).toBe('redeemed');
    expect(await orders()).toMatchObject([{ delivery: DELIVERY }]);
    await offer({ kind: 'card' });
    expect(await redeem()).toBe('redeemed');
    expect(await redeem({ delivery: undefined })).toBe('redeemed');
    expect(await orders()).toMatchObject([{ delivery: null }, { delivery: null }, { delivery: DELIVERY }]);
  });

  it('tells nobody of another’s redemptions, and gives trials nothing [MALL-04 ROLE-08]', async () => {
    await offer();
    await redeem();
    expect(await orders(await newcomer())).toEqual([]);
    expect(await redeem({}, await asMember(gateway, 'trial01'))).toBe('account.trial');
    expect((await gateway.get(MALL)).body.errorCode).toBe('session.missing');
    await gateway.sandbox('/flags', { flags: { PTSYS3: false } });
    expect(await redeem()).toBe('permission.denied');
  });

  it('is held by the database itself: the item’s own price, points that moved, a bonus that came [MALL-04]', async () => {
    await offer({ kind: 'bonus', money: 100_000, times: 2 });
    const item = await findItem(gateway.db, 'hoadang', 'cup');
    if (!item) throw new Error('no item');
    const { kind, names, art } = item;
    const wanted = {
      memberId: member.id,
      merchant: 'hoadang',
      itemId: 'cup',
      kind,
      names,
      art,
      at: 1,
      delivery: null,
    };
    const asked = (orderNo: string) => ({ ...wanted, orderNo, intentHash: orderNo, askedHash: '' });
    expect(await writeRedemption(gateway.db, { ...asked('DQ-1'), points: 1 }, null, null)).toBe(false);
    expect(await writeRedemption(gateway.db, { ...asked('DQ-2'), points: 300 }, null, null)).toBe(false);
    expect(await readPoints(gateway.db, member.id)).toBe(1_000);
  });
});
