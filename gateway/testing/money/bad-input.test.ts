import { beforeAll, describe, expect, it } from 'vitest';
import { paymentReceived } from '@/contracts/payment/payment';
import { BAD_AMOUNTS, NO_AMOUNTS, PARTS } from '@/contracts/testing/bad-amounts';
import { auditMoney } from '../../db/audit-money';
import { updateMerchant } from '../../db/merchants';
import { openDeposit, tell } from '../pay';
import { sitDown } from '../play';
import { startGateway, type TestGateway } from '../start-gateway';
import { PAYMENT_PASSWORD, withdrawer } from '../withdraw';

type Member = Awaited<ReturnType<typeof withdrawer>>;
type Refused = { success: boolean; errorCode: string | null };

/** A vendor of the lobby. */
const VENDOR = 'Trống Đồng';
let gateway: TestGateway;
let [member, other] = [] as unknown as [Member, Member];
let game: Awaited<ReturnType<typeof sitDown>>;
let reference = '';

beforeAll(async () => {
  gateway = await startGateway();
  await updateMerchant(gateway.db, 'hoadang', { isSingle: false });
  member = await withdrawer(gateway, { upline: 'agent01', type: 1 });
  await move('out', 1_000);
  other = await withdrawer(gateway, { upline: member.account });
  game = await sitDown(gateway, { account: member.account });
  await member.logInAgain();
  const { value } = (await openDeposit(gateway, member.token())).body;
  reference = (value as { transfer: { reference: string } }).transfer.reference;
});

const move = (direction: string, amount: unknown) =>
  member.send('POST', '/wps/transfer', { direction, vendor: VENDOR, amount });

/** Every call that takes an amount, as it is refused. */
const CALLS: Record<string, (amount: unknown) => Promise<Refused>> = {
  'to pay in': async (amount) => (await openDeposit(gateway, member.token(), { amount })).body,
  'to withdraw': async (amount) => member.withdraw(amount),
  'to send up': async (amount) =>
    member.sealed('POST', '/wps/transfer/up', { amount, paymentPassword: PAYMENT_PASSWORD }),
  'to send down': async (amount) =>
    member.sealed('POST', '/wps/transfer/down', {
      account: other.account,
      amount,
      paymentPassword: PAYMENT_PASSWORD,
    }),
  'to move to a vendor': async (amount) => (await move('out', amount)).body,
  'to move back': async (amount) => (await move('in', amount)).body,
  'that came in': async (amount) =>
    (await tell(gateway, paymentReceived, { transactionId: 't-1', reference, amount })).body,
  'of a bet': async (amount) =>
    game.bet('b-1', amount as number).then(
      () => ({ success: true, errorCode: null }),
      (error: { code?: string }) => ({ success: false, errorCode: error.code ?? null }),
    ),
};

describe.each(Object.entries(CALLS))('an amount %s', (_, call) => {
  it.each([...NO_AMOUNTS, ...BAD_AMOUNTS])(
    'that is %s is refused in words, and nothing moves [MONEY-07 MONEY-22]',
    async (_, given) => {
      const { success, errorCode } = await call(given);
      expect([success, errorCode]).toEqual([false, expect.stringMatching(/^[a-z]+(?:\.[a-z]+)+$/)]);
      expect(await member.balance()).toBe(12_345_678);
    },
  );
});

it.each(PARTS)('nobody pays in, withdraws or sends %s [MONEY-07 MONEY-22]', async (_, given) => {
  for (const call of ['to pay in', 'to withdraw', 'to send up', 'to send down']) {
    expect((await CALLS[call]?.(given))?.success).toBe(false);
  }
  expect(await member.balance()).toBe(12_345_678);
});

it('takes no fee that is none, or less than nothing [MONEY-22]', async () => {
  for (const [what, fee] of [...NO_AMOUNTS, ['less than nothing', -5_000] as const, ['half', 0.5] as const]) {
    const { success, errorCode } = await member.withdraw(1_000_000, { fee });
    const isRefused = !success && ['request.invalid', 'withdraw.fee.changed'].includes(errorCode ?? '');
    expect([what, isRefused]).toEqual([what, true]);
  }
  expect(await member.balance()).toBe(12_345_678);
});

it('moves nothing for another member’s card, order or ticket, and says that there is none [MONEY-05 MONEY-11]', async () => {
  await updateMerchant(gateway.db, 'hoadang', { isSingle: true });
  const { orderNo } = (await other.withdraw(1_000_000)).value as { orderNo: string };
  const { value } = (await openDeposit(gateway, other.token())).body;
  const deposit = (value as { orderNo: string }).orderNo;
  const tickets = [{ gameCode: 'VN-MB', stake: 100, digits: '18', drawn: false }];
  const sold = await gateway.sandbox<{ tickets: [{ orderId: string; subOrderId: string }] }>('/tickets', {
    account: other.account,
    tickets,
  });
  const [{ orderId, subOrderId }] = sold.tickets;
  const before = [await member.balance(), await other.balance()];

  const answers = [
    await member.withdraw(1_000_000, { bankCardId: other.bankCardId }),
    await member.order(orderNo),
    (await member.get(`/wps/deposit/order?orderNo=${deposit}`)).body,
    (await member.send('POST', '/wps/deposit/order/cancel', { orderNo: deposit })).body,
    (await member.send('POST', '/lgw/orders/suborders/cancel', { subOrderId })).body,
    (await member.get(`/lgw/orders/detail?orderId=${orderId}`)).body,
  ];
  expect(answers.map(({ success, errorCode }) => [success, errorCode])).toEqual([
    [false, 'bank.card.unknown'],
    [false, 'order.unknown'],
    ...Array(4).fill([false, 'content.not.found']),
  ]);
  expect([await member.balance(), await other.balance()]).toEqual(before);
  expect(await auditMoney(gateway.db)).toEqual([]);
});
