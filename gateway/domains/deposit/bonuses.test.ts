import { beforeEach, expect, it } from 'vitest';
import { paymentReceived } from '@/contracts/payment/payment';
import { auditMoney } from '../../db/audit-money';
import { demo } from '../../demo/demo';
import { type DepositResponse, openDeposit, tell } from '../../testing/pay';
import { sitDown } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { withdrawer } from '../../testing/withdraw';
import { carryOnScheduled } from '../withdraw/progress';

const DAY = 86_400;
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

type Member = Awaited<ReturnType<typeof withdrawer>>;
type Order = DepositResponse & { bonus: { state: string; amount: number } | null };
let told = 0;

const offered = async (member: Member) =>
  ((await member.get('/wps/deposit/channels')).body.value as { bonuses: Record<string, unknown>[] }).bonuses;
const open = async (member: Member, fields: object = {}) =>
  (await openDeposit(gateway, member.token(), { bonusId: 'first', ...fields })).body;
async function opened(member: Member, fields?: object) {
  const { orderNo, transfer } = (await open(member, fields)).value as DepositResponse;
  const pay = (amount: number) => {
    told += 1;
    return tell(gateway, paymentReceived, {
      transactionId: `t-${told}`,
      reference: transfer?.reference,
      amount,
    });
  };
  const order = async () => (await member.get(`/wps/deposit/order?orderNo=${orderNo}`)).body.value as Order;
  return { pay, order, orderNo };
}
const later = async (seconds: number, member: Member) => {
  await gateway.sandbox('/clock', { offsetSeconds: seconds });
  await member.logInAgain();
};

it('is offered with all its terms to who is new and has not paid in, and to nobody else [MONEY-02]', async () => {
  const member = await withdrawer(gateway, { balance: 0 });
  expect(await offered(member)).toEqual([
    {
      id: 'first',
      name: 'Thưởng nạp lần đầu',
      most: 2_000_000,
      days: 7,
      promotionId: 501,
      tiers: [
        { from: 100_000, rate: 5_000, times: 8 },
        { from: 500_000, rate: 8_000, times: 10 },
        { from: 1_000_000, rate: 10_000, times: 12 },
      ],
    },
  ]);
  expect((await open(member, { amount: 99_000 })).errorCode).toBe('deposit.bonus.refused');
  expect((await open(member, { bonusId: 'other' })).errorCode).toBe('deposit.bonus.refused');
  await (await opened(member, { bonusId: undefined })).pay(500_000);
  expect(await offered(member)).toEqual([]);
  expect((await open(member)).errorCode).toBe('deposit.bonus.refused');
  const late = await withdrawer(gateway, { balance: 0 });
  await later(7 * DAY, late);
  expect(await offered(late)).toEqual([]);
  expect((await open(late)).errorCode).toBe('deposit.bonus.refused');
});

it('comes with the whole amount, once, in the same batch, and is to be played with the deposit [MONEY-02 MONEY-21 MONEY-22]', async () => {
  const member = await withdrawer(gateway, { balance: 0 });
  const { pay, order } = await opened(member);
  expect((await order()).bonus).toEqual({
    name: 'Thưởng nạp lần đầu',
    amount: 400_000,
    times: 10,
    days: 7,
    state: 'promised',
  });
  await pay(499_999);
  expect([(await order()).bonus?.state, await member.balance()]).toEqual(['promised', 499_999]);
  await Promise.all([pay(1), pay(50_000), pay(60_000)]);
  expect([(await order()).bonus?.state, await member.balance()]).toEqual(['credited', 1_010_000]);
  const { requirements } = (await member.overview()) as { requirements: { kind: string; times: number }[] };
  expect(requirements.filter(({ kind }) => kind === 'bonus')).toMatchObject([
    { times: 10, promotionId: 501 },
  ]);
  expect(await auditMoney(gateway.db)).toEqual([]);
});

it('is agreed for the order: what is paid beyond it is to be played as any deposit [MONEY-02 MONEY-07]', async () => {
  const member = await withdrawer(gateway, { balance: 0 });
  await (await opened(member)).pay(700_000);
  expect(await member.overview()).toMatchObject({
    total: 1_100_000,
    withdrawable: 0,
    requirements: [
      { kind: 'deposit', locked: 200_000, required: 200_000, until: null },
      { kind: 'bonus', locked: 900_000, required: 9_000_000, times: 10, until: expect.any(Number) },
    ],
  });
});

it('comes with one of two orders, the first that is whole, and the other one says so [MONEY-02]', async () => {
  const member = await withdrawer(gateway, { balance: 0 });
  const [one, other] = [await opened(member), await opened(member)];
  await Promise.all([one.pay(500_000), other.pay(500_000)]);
  const states = [(await one.order()).bonus?.state, (await other.order()).bonus?.state].sort();
  // Both were told at once: one is the first, or each came before the other was whole.
  expect(['credited,void', 'void,void']).toContain(states.join());
  expect(await member.balance()).toBe(states[0] === 'credited' ? 1_400_000 : 1_000_000);
  expect(await auditMoney(gateway.db)).toEqual([]);
});

it('goes back when it was not played in its time, as far as it is there, and the rest can be withdrawn [MONEY-07]', async () => {
  const member = await withdrawer(gateway, { balance: 0 });
  await (await opened(member)).pay(500_000);
  const game = await sitDown(gateway, { account: member.account });
  await game.bet('b-1', 600_000);
  await game.win('w-1', 'b-1', 50_000);
  await later(7 * DAY - 5, member);
  expect(await member.overview()).toMatchObject({ total: 350_000, withdrawable: 0 });
  await later(7 * DAY + 5, member);
  expect(await member.overview()).toMatchObject({ total: 0, withdrawable: 0, requirements: [] });
  expect(await auditMoney(gateway.db)).toEqual([]);

  const other = await withdrawer(gateway, { balance: 0 });
  await (await opened(other)).pay(500_000);
  await later(15 * DAY, other);
  await Promise.all([1, 2, 3].map(() => other.overview()));
  await carryOnScheduled(gateway.env as never, demo);
  expect(await other.overview()).toMatchObject({ total: 500_000, withdrawable: 500_000 });
  const { movements } = (await (
    await gateway.send(`/sandbox/movements?account=${other.account}`)
  ).json()) as {
    movements: { kind: string; amount: number }[];
  };
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bonus.back', -400_000],
    ['bonus', 400_000],
    ['deposit', 500_000],
  ]);
  expect(await auditMoney(gateway.db)).toEqual([]);
});

it('stays once it was played [MONEY-07]', async () => {
  const member = await withdrawer(gateway, { balance: 10_000_000 });
  await (await opened(member)).pay(500_000);
  const game = await sitDown(gateway, { account: member.account });
  await game.bet('b-1', 9_000_000);
  await game.win('w-1', 'b-1', 9_000_000);
  await later(8 * DAY, member);
  expect(await member.overview()).toMatchObject({ total: 10_900_000, withdrawable: 10_900_000 });
});
