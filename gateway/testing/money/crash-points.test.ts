import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentReceived, paymentRefused, payoutFailed, payoutSettled } from '@/contracts/payment/payment';
import { openDemoD1 } from '@/demo/testing/demo-d1';
import { auditMoney } from '../../db/audit-money';
import { updateMerchant } from '../../db/merchants';
import { openDb } from '../../db/open';
import { savePaymentPassword } from '../../db/payment-passwords';
import { quickHash } from '../../demo/sandbox/quick-hash';
import { LEASE_MS } from '../../platform/once';
import { openLocalD1 } from '../local-d1';
import { type DepositResponse, openDeposit, tell } from '../pay';
import { sitDown } from '../play';
import { startGateway, type TestGateway } from '../start-gateway';
import { HOLDER, PAYMENT_PASSWORD, withdrawer } from '../withdraw';
import { type CrashPoint, crashingD1, crashPointsOf } from './crashing-d1';

type LocalD1 = ReturnType<typeof openLocalD1>;
type Member = Awaited<ReturnType<typeof withdrawer>>;
/** One call as whoever makes it sends it, the same each time. */
type Act = () => Promise<unknown>;
type Prepare = (gateway: TestGateway, member: Member) => Promise<Act>;

const MINUTE_MS = 60_000;
const DAYS = 'from=2026-08-21&to=2026-08-23';
/** A vendor of the lobby. */
const VENDOR = 'Trống Đồng';
const key = 'f2a1c2d4-6a51-4e0c-9a65-0d9a5ce4b111';

const waiting = async (gateway: TestGateway, member: Member) => {
  const answer = await openDeposit(gateway, member.token());
  return (answer.body.value as DepositResponse & { transfer: { reference: string } }).transfer.reference;
};
const held = async (member: Member, steps: readonly string[], gateway: TestGateway) => {
  const { orderNo } = (await member.withdraw(1_000_000)).value as { orderNo: string };
  for (const step of steps) await gateway.sandbox('/withdrawals/step', { orderNo, step });
  return orderNo;
};

const atGame = async (gateway: TestGateway, member: Member) => {
  const game = await sitDown(gateway, { account: member.account });
  await member.logInAgain();
  return game;
};

/** Every call that moves money or an order. */
const CALLS: Record<string, Prepare> = {
  'an order to pay in': async (gateway, member) => () => openDeposit(gateway, member.token(), {}, key),

  'an order that hands a card in': async (gateway, member) => () => {
    const card = { option: 'SENVIET', serial: '10002233445566', pin: '918273645500' };
    return openDeposit(gateway, member.token(), { channelId: 'card', amount: 100_000, ...card }, key);
  },

  'the end of an order by its member': async (gateway, member) => {
    const { orderNo } = (await openDeposit(gateway, member.token())).body.value as DepositResponse;
    return () => member.send('POST', '/wps/deposit/order/cancel', { orderNo });
  },

  'a payment': async (gateway, member) => {
    const reference = await waiting(gateway, member);
    return () => tell(gateway, paymentReceived, { transactionId: 't-1', reference, amount: 500_000 });
  },

  'a payment with a fee': async (gateway, member) => {
    const answer = await openDeposit(gateway, member.token(), { channelId: 'wallet' });
    const { payUrl } = answer.body.value as { payUrl: string };
    const [pass = ''] = new URL(payUrl).hash.replace('#pass=', '').split('.');
    const [reference] = JSON.parse(Buffer.from(pass, 'base64url').toString());
    return () => tell(gateway, paymentReceived, { transactionId: 't-1', reference, amount: 33_333.33 });
  },

  'the match of money that named no order': async (gateway, member) => {
    await tell(gateway, paymentReceived, { transactionId: 't-1', reference: 'HDNOBODY', amount: 500_000 });
    const { orderNo } = (await openDeposit(gateway, member.token())).body.value as DepositResponse;
    return () => gateway.sandbox('/payments/match', { transactionId: 't-1', orderNo });
  },

  'the refusal of an order': async (gateway, member) => {
    const reference = await waiting(gateway, member);
    return () => tell(gateway, paymentRefused, { transactionId: 't-1', reference, reason: 'declined' });
  },

  'a withdrawal': async (_, member) => () => member.withdraw(1_000_000, {}, key),

  'a look at a withdrawal that is to be paid out': async (gateway, member) => {
    const orderNo = await held(member, [], gateway);
    vi.setSystemTime(Date.now() + MINUTE_MS);
    return () => member.order(orderNo);
  },

  'a question about a payout that its provider never got': async (gateway, member) => {
    const orderNo = await held(member, ['checked', 'paying'], gateway);
    vi.setSystemTime(Date.now() + 3 * MINUTE_MS);
    return () => member.order(orderNo);
  },

  'word of money that was paid out': async (gateway, member) => {
    const orderNo = await held(member, ['checked'], gateway);
    return () => tell(gateway, payoutSettled, { transactionId: 'p-1', orderNo });
  },

  'word of money that could not be paid out': async (gateway, member) => {
    const orderNo = await held(member, ['checked', 'paying'], gateway);
    return () =>
      tell(gateway, payoutFailed, { transactionId: 'p-1', orderNo, reason: 'account.wrong' as const });
  },

  'money that goes to a wallet at a vendor': async (gateway, member) => {
    await updateMerchant(gateway.db, 'hoadang', { isSingle: false });
    return () =>
      member.send('POST', '/wps/transfer', { direction: 'out', vendor: VENDOR, amount: 5_000 }, key);
  },

  'money that comes back from a wallet at a vendor': async (gateway, member) => {
    await updateMerchant(gateway.db, 'hoadang', { isSingle: false });
    await member.send('POST', '/wps/transfer', { direction: 'out', vendor: VENDOR, amount: 5_000 });
    return () =>
      member.send('POST', '/wps/transfer', { direction: 'in', vendor: VENDOR, amount: 2_000 }, key);
  },

  'money that is sent up': async (_, member) => () => {
    const fields = { amount: 250_000, paymentPassword: PAYMENT_PASSWORD };
    return member.sealed('POST', '/wps/transfer/up', fields, key);
  },

  'money that is sent down': async (gateway, member) => {
    const { account } = await withdrawer(gateway, { upline: member.account });
    const fields = { account, amount: 250_000, paymentPassword: PAYMENT_PASSWORD };
    return () => member.sealed('POST', '/wps/transfer/down', fields, key);
  },

  'a bank card that is bound': async (_, member) => () => {
    const fields = { bankCode: 'CBUOM', cardNumber: '555666777888', holder: HOLDER };
    return member.sealed('POST', '/wps/member/info/bankcards', fields, key);
  },

  'a bet': async (gateway, member) => {
    const game = await atGame(gateway, member);
    return () => game.bet('b-1', 5_000);
  },

  'a win': async (gateway, member) => {
    const game = await atGame(gateway, member);
    await game.bet('b-1', 5_000);
    return () => game.win('w-1', 'b-1', 12_000);
  },

  'a rollback': async (gateway, member) => {
    const game = await atGame(gateway, member);
    await game.bet('b-1', 5_000);
    return () => game.rollBack('r-1', 'b-1');
  },

  'the end of a lottery ticket': async (gateway, member) => {
    const tickets = [{ gameCode: 'VN-MB', stake: 100, digits: '18', drawn: false }];
    const sold = await gateway.sandbox<{ tickets: [{ subOrderId: string }] }>('/tickets', {
      account: member.account,
      tickets,
    });
    const [{ subOrderId }] = sold.tickets;
    return () => member.send('POST', '/lgw/orders/suborders/cancel', { subOrderId }, key);
  },
};

describe('a gateway that dies at any statement of a call, and is started again,', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-22T03:00:00Z') });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each(Object.entries(CALLS))(
    'has moved all or nothing by %s, says so, and by the same call again comes to the same [MONEY-02 MONEY-05 MONEY-21]',
    async (_, prepare) => {
      const gateway = await startGateway();
      const member = await withdrawer(gateway, { password: null, upline: 'agent01', type: 1 });
      await savePaymentPassword(gateway.db, member.id, await quickHash(PAYMENT_PASSWORD), 0, null);
      const act = await prepare(gateway, member);
      const kept = { gateway: (gateway.env.DB as LocalD1).keep(), demo: gateway.demo.keep() };
      const begun = Date.now();
      const { restart, put } = machine(gateway, kept, begun);

      restart();
      const before = await toldTo(member);
      const accesses = await put(restart(), undefined, act);
      const whole = await toldTo(member);
      // A ticket is out of its draw before its stake comes back, and says so until that is known.
      const tickets = before.tickets.map(() => 'cancelling');
      const onItsWay = [before, whole].map((told) => ({ ...told, tickets }));
      refuseRefusal(await act());
      const expected = await inTheEnd(member);

      for (const crashPoint of crashPointsOf(accesses)) {
        const d1 = restart();
        await put(d1, crashPoint, act);
        expect(await auditMoney(openDb({ DB: d1 })), JSON.stringify(crashPoint)).toEqual([]);
        expect([before, ...onItsWay, whole], JSON.stringify(crashPoint)).toContainEqual(await toldTo(member));

        vi.setSystemTime(begun + LEASE_MS + 1_000);
        refuseRefusal(await act());
        expect(await inTheEnd(member), JSON.stringify(crashPoint)).toEqual(expected);
        expect(await auditMoney(openDb({ DB: d1 }))).toEqual([]);
      }
      expect(crashPointsOf(accesses).length).toBeGreaterThan(1);
    },
  );
});

/** Starts the gateway, and the demo beside it, again and again from what was kept, at the same moment. */
function machine(gateway: TestGateway, kept: Record<'gateway' | 'demo', Uint8Array>, begun: number) {
  let beside: LocalD1;
  return {
    restart() {
      vi.setSystemTime(begun);
      const d1 = openLocalD1(kept.gateway);
      beside = openDemoD1(kept.demo);
      gateway.env.DB = d1;
      gateway.demo.env.DB = beside;
      return d1;
    },
    /** Has a call made that dies where it is told: all that it has set going dies with it. */
    async put(d1: LocalD1, crashPoint: CrashPoint | undefined, act: Act) {
      const { database, accesses } = crashingD1(d1, crashPoint);
      gateway.env.DB = database;
      gateway.demo.env.DB = crashingD1(beside, crashPoint, accesses).database;
      await act().catch(() => {});
      gateway.env.DB = d1;
      gateway.demo.env.DB = beside;
      return accesses;
    },
  };
}

/** A call that was refused each time would come to the same each time, and prove nothing. */
function refuseRefusal(answer: unknown): void {
  const { body = answer } = answer as { body?: unknown };
  expect({ success: true, ...(body as object) }).toMatchObject({ success: true });
}

/** What a member is told of money: the balance, the cards, where each order stands, and what the inbox says of it all. */
async function toldTo(member: Member) {
  const deposits = await listOf(member, '/wps/deposit/orders');
  const withdrawals = await listOf(member, `/wps/transaction/withdraw/report?${DAYS}`);
  const tickets = await listOf(member, `/lgw/orders?${DAYS}`);
  const draws = tickets.map(({ orderId }) => `/lgw/orders/detail?orderId=${orderId}`);
  const orders = await Promise.all(
    deposits.map(
      async ({ orderNo }) => (await member.get(`/wps/deposit/order?orderNo=${orderNo}`)).body.value,
    ),
  );
  return {
    balance: await member.balance(),
    cards: (await listOf(member, '/wps/member/info/bankcards')).map(({ lastDigits }) => lastDigits),
    wallets: (await member.get('/wps/transfer/wallets')).body.value,
    deposits: (orders as DepositResponse[]).map(({ state, paid, credited }) => ({ state, paid, credited })),
    withdrawals: withdrawals.map(({ amount, state }) => ({ amount, state })),
    messages: (await listOf(member, '/wps/inbox?pageNum=1', 'content')).map(({ title }) => title),
    tickets: (await Promise.all(draws.map((path) => listOf(member, path, 'tickets'))))
      .flat()
      .map(({ state }) => state),
  };
}

/** What it has come to when the time for all that is on the way has passed. */
async function inTheEnd(member: Member) {
  for (const minutes of [1, 6, 1]) {
    vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
    const withdrawals = await listOf(member, `/wps/transaction/withdraw/report?${DAYS}`);
    for (const { orderNo } of withdrawals) await member.order(String(orderNo));
    await listOf(member, '/wps/deposit/orders');
  }
  return toldTo(member);
}

async function listOf(member: Member, path: string, name = 'list') {
  const { value } = (await member.get(path)).body;
  return (value as Record<string, Record<string, unknown>[]>)[name] ?? [];
}
