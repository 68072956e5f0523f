import { paymentReceived, paymentRefused, payoutFailed, payoutSettled } from '@/contracts/payment/payment';
import { openDeposit, tell } from '@/gateway/testing/pay';
import { sitDown } from '@/gateway/testing/play';
import type { GatewayCalls } from '@/gateway/testing/start-gateway';
import { PAYMENT_PASSWORD, withdrawer } from '@/gateway/testing/withdraw';

type Member = Awaited<ReturnType<typeof withdrawer>>;
/** What a call answered: whether it was done, and what tells one doing of it from another. */
type Said = { done: boolean; named: unknown };
/** By how much the balance has changed, in currency units, and where the order stands, as the member is told. */
type Stand = readonly [change: number, state: string];

export type MoneyCall = {
  name: string;
  member: Member;
  /** Makes the call as whoever makes it does, the same each time. */
  send(): Promise<Said>;
  state(): Promise<string>;
  /** What the member may be told when it died: nothing of it, perhaps something in between, all of it. */
  stands: readonly Stand[];
};
type Prepared = Omit<MoneyCall, 'name' | 'member'>;
type Prepare = (gateway: GatewayCalls, member: Member) => Promise<Prepared>;
type Body = { success: boolean; value: unknown };

/** Vendors of the lobby at which the members have a wallet: of the game, and of the lottery. */
const [GAMES, LOTTERIES] = ['Trống Đồng', 'TCG_LOTTO_VN'];
/** What a member begins with, in currency units. */
const OPENING = 12_345_678;
const CARD = { option: 'SENVIET', pin: '918273645500' };
const DAY_MS = 86_400_000;
let drawn = 0;

const said = ({ success, value }: Body, ...names: string[]): Said => ({
  done: success,
  named: names.map((name) => (value as Record<string, unknown> | null)?.[name]),
});
const stateless = async () => '';

async function listOf(member: Member, path: string) {
  const { value } = (await member.get(path)).body;
  return (value as { list: Record<string, string>[] }).list;
}
const statesIn = (member: Member, path: string) => async () =>
  (await listOf(member, path)).map(({ state }) => state).join();
const deposits = (member: Member) => statesIn(member, '/wps/deposit/orders');
const withdrawals = (member: Member) =>
  statesIn(member, `/wps/transaction/withdraw/report?${new URLSearchParams(days())}`);

/** What is in the main wallet. */
const mainOf = (member: Member) => async () =>
  String(((await member.get('/wps/transfer/wallets')).body.value as { main: number }).main);

/** The days around the gateway's clock. */
function days() {
  const dayIn = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);
  return { from: dayIn(-2), to: dayIn(3) };
}

async function opened(gateway: GatewayCalls, member: Member, fields: object = {}) {
  const { value } = (await openDeposit(gateway, member.token(), { ...fields })).body;
  return value as { orderNo: string; payUrl: string; transfer: { reference: string } };
}
async function held(gateway: GatewayCalls, member: Member, steps: readonly string[]) {
  const { orderNo } = (await member.withdraw(1_000_000)).value as { orderNo: string };
  for (const step of steps) await gateway.sandbox('/withdrawals/step', { orderNo, step });
  return orderNo;
}
const move = (member: Member, direction: 'out' | 'in', vendor: string, amount: number, key?: string) =>
  member.send('POST', '/wps/transfer', { direction, vendor, amount }, key);
async function atGame(gateway: GatewayCalls, member: Member) {
  await move(member, 'out', GAMES, 1_000_000);
  const game = await sitDown(gateway, { account: member.account });
  await member.logInAgain();
  return game;
}
/** A call of the vendor's wallet: it answers, or throws. */
const vendorSaid = async (call: Promise<{ balance: number }>): Promise<Said> => ({
  done: true,
  named: (await call).balance,
});
const told = async (response: ReturnType<typeof tell>, names: string[] = ['transactionId']) =>
  said((await response).body, ...names);

/** Every call that moves money or an order, by what it is. */
const CALLS: Record<string, Prepare> = {
  'an order to pay in': async (gateway, member) => {
    const key = crypto.randomUUID();
    return {
      send: async () => said((await openDeposit(gateway, member.token(), {}, key)).body, 'orderNo'),
      state: deposits(member),
      stands: [
        [0, ''],
        [0, 'pending'],
      ],
    };
  },

  'an order that hands a card in': async (gateway, member) => {
    const key = crypto.randomUUID();
    drawn += 1;
    const card = { ...CARD, channelId: 'card', amount: 100_000, serial: `${Date.now()}${drawn}` };
    return {
      send: async () => said((await openDeposit(gateway, member.token(), card, key)).body, 'orderNo'),
      state: deposits(member),
      // What a card is worth, less its fee, comes by itself.
      stands: [
        [0, ''],
        [0, 'pending'],
        [85_000, 'arrived'],
      ],
    };
  },

  'the end of an order by its member': async (gateway, member) => {
    const { orderNo } = await opened(gateway, member);
    return {
      send: async () =>
        said((await member.send('POST', '/wps/deposit/order/cancel', { orderNo })).body, 'orderNo'),
      state: deposits(member),
      stands: [
        [0, 'pending'],
        [0, 'cancelled'],
      ],
    };
  },

  'a payment': async (gateway, member) => {
    const { reference } = (await opened(gateway, member)).transfer;
    const payment = { transactionId: crypto.randomUUID(), reference, amount: 500_000 };
    return {
      send: () => told(tell(gateway, paymentReceived, payment)),
      state: deposits(member),
      stands: [
        [0, 'pending'],
        [500_000, 'arrived'],
      ],
    };
  },

  'a payment with a fee': async (gateway, member) => {
    const { payUrl } = await opened(gateway, member, { channelId: 'wallet' });
    const [pass = ''] = new URL(payUrl).hash.replace('#pass=', '').split('.');
    const [reference] = JSON.parse(Buffer.from(pass, 'base64url').toString());
    const payment = { transactionId: crypto.randomUUID(), reference, amount: 500_000 };
    return {
      send: () => told(tell(gateway, paymentReceived, payment)),
      state: deposits(member),
      stands: [
        [0, 'pending'],
        [497_500, 'arrived'],
      ],
    };
  },

  'money that names no order': async (gateway) => {
    const payment = { transactionId: crypto.randomUUID(), reference: 'HDNOBODY', amount: 500_000 };
    return {
      send: () => told(tell(gateway, paymentReceived, payment)),
      async state() {
        const { payments } = (await (await gateway.send('/sandbox/payments/unmatched')).json()) as {
          payments: { transactionId: string }[];
        };
        return payments.some(({ transactionId }) => transactionId === payment.transactionId) ? 'kept' : '';
      },
      stands: [
        [0, ''],
        [0, 'kept'],
      ],
    };
  },

  'the match of money that named no order': async (gateway, member) => {
    const { orderNo } = await opened(gateway, member);
    const transactionId = crypto.randomUUID();
    await tell(gateway, paymentReceived, { transactionId, reference: 'HDNOBODY', amount: 500_000 });
    return {
      async send() {
        const response = await gateway.sandbox<object>('/payments/match', { transactionId, orderNo });
        return { done: true, named: response };
      },
      state: deposits(member),
      stands: [
        [0, 'pending'],
        [500_000, 'arrived'],
      ],
    };
  },

  'the refusal of an order': async (gateway, member) => {
    const { reference } = (await opened(gateway, member)).transfer;
    const refusal = { transactionId: crypto.randomUUID(), reference, reason: 'declined' };
    return {
      send: () => told(tell(gateway, paymentRefused, refusal)),
      state: deposits(member),
      stands: [
        [0, 'pending'],
        [0, 'refused'],
      ],
    };
  },

  'a withdrawal': async (_, member) => {
    const key = crypto.randomUUID();
    return {
      send: async () => said(await member.withdraw(1_000_000, {}, key), 'orderNo'),
      state: withdrawals(member),
      stands: [
        [0, ''],
        [-1_000_000, 'pending'],
        [-1_000_000, 'paid'],
      ],
    };
  },

  'a look at a withdrawal that is to be paid out': async (gateway, member) => {
    const orderNo = await held(gateway, member, ['checked']);
    return {
      send: async () => said(await member.order(orderNo), 'orderNo'),
      state: withdrawals(member),
      // Checked and being paid are told alike.
      stands: [
        [-1_000_000, 'pending'],
        [-1_000_000, 'pending'],
        [-1_000_000, 'paid'],
      ],
    };
  },

  'word of money that was paid out': async (gateway, member) => {
    const orderNo = await held(gateway, member, ['checked', 'paying']);
    const outcome = { transactionId: crypto.randomUUID(), orderNo };
    return {
      send: () => told(tell(gateway, payoutSettled, outcome)),
      state: withdrawals(member),
      stands: [
        [-1_000_000, 'pending'],
        [-1_000_000, 'paid'],
      ],
    };
  },

  'word of money that could not be paid out': async (gateway, member) => {
    const orderNo = await held(gateway, member, ['checked', 'paying']);
    const failure = { transactionId: crypto.randomUUID(), orderNo, reason: 'account.wrong' };
    return {
      send: () => told(tell(gateway, payoutFailed, failure)),
      state: withdrawals(member),
      stands: [
        [-1_000_000, 'pending'],
        [0, 'returned'],
      ],
    };
  },

  'money that goes to a wallet at a vendor': async (_, member) => {
    const key = crypto.randomUUID();
    return {
      send: async () => said((await move(member, 'out', GAMES, 5_000, key)).body, 'transferNo'),
      state: mainOf(member),
      stands: [
        [0, '12345678'],
        [0, '12340678'],
      ],
    };
  },

  'money that comes back from a wallet at a vendor': async (_, member) => {
    const key = crypto.randomUUID();
    await move(member, 'out', GAMES, 5_000);
    return {
      send: async () => said((await move(member, 'in', GAMES, 2_000, key)).body, 'transferNo'),
      state: mainOf(member),
      stands: [
        [0, '12340678'],
        [0, '12342678'],
      ],
    };
  },

  'money that is sent up': async (_, member) => {
    const key = crypto.randomUUID();
    const fields = { amount: 250_000, paymentPassword: PAYMENT_PASSWORD };
    return {
      send: async () => said(await member.sealed('POST', '/wps/transfer/up', fields, key), 'transferNo'),
      state: stateless,
      stands: [
        [0, ''],
        [-250_000, ''],
      ],
    };
  },

  'money that is sent down': async (gateway, member) => {
    const key = crypto.randomUUID();
    const { account } = await withdrawer(gateway, { upline: member.account });
    const fields = { account, amount: 250_000, paymentPassword: PAYMENT_PASSWORD };
    return {
      send: async () => said(await member.sealed('POST', '/wps/transfer/down', fields, key), 'transferNo'),
      state: stateless,
      stands: [
        [0, ''],
        [-250_000, ''],
      ],
    };
  },

  'a bet': async (gateway, member) => {
    const [game, id] = [await atGame(gateway, member), crypto.randomUUID()];
    return {
      send: () => vendorSaid(game.bet(id, 5_000)),
      state: stateless,
      stands: [
        [0, ''],
        [-5_000, ''],
      ],
    };
  },

  'a win': async (gateway, member) => {
    const [game, bet, id] = [await atGame(gateway, member), crypto.randomUUID(), crypto.randomUUID()];
    await game.bet(bet, 5_000);
    return {
      send: () => vendorSaid(game.win(id, bet, 12_000)),
      state: stateless,
      stands: [
        [-5_000, ''],
        [7_000, ''],
      ],
    };
  },

  'a rollback': async (gateway, member) => {
    const [game, bet, id] = [await atGame(gateway, member), crypto.randomUUID(), crypto.randomUUID()];
    await game.bet(bet, 5_000);
    return {
      send: () => vendorSaid(game.rollBack(id, bet)),
      state: stateless,
      stands: [
        [-5_000, ''],
        [0, ''],
      ],
    };
  },

  'the end of a lottery ticket': async (gateway, member) => {
    await move(member, 'out', LOTTERIES, 1_000_000);
    const tickets = [{ gameCode: 'VN-MB', stake: 1_000, digits: '18', drawn: false }];
    const sold = await gateway.sandbox<{ tickets: [{ orderId: string; subOrderId: string }] }>('/tickets', {
      account: member.account,
      tickets,
    });
    const [{ orderId, subOrderId }] = sold.tickets;
    const key = crypto.randomUUID();
    return {
      send: async () =>
        said((await member.send('POST', '/lgw/orders/suborders/cancel', { subOrderId }, key)).body),
      async state() {
        const { value } = (await member.get(`/lgw/orders/detail?orderId=${orderId}`)).body;
        return (value as { tickets: { state: string }[] }).tickets.map(({ state }) => state).join();
      },
      // It is out of its draw before its stake comes back.
      stands: [
        [-1_000, 'open'],
        [-1_000, 'cancelling'],
        [0, 'cancelling'],
        [0, 'cancelled'],
      ],
    };
  },
};

/** Every call of money, ready to be made, each by a member of its own. */
export async function prepareCalls(gateway: GatewayCalls): Promise<MoneyCall[]> {
  const ready: MoneyCall[] = [];
  for (const [name, prepare] of Object.entries(CALLS)) {
    const member = await withdrawer(gateway, { upline: 'agent01', type: 1 });
    ready.push({ name, member, ...(await prepare(gateway, member)) });
  }
  return ready;
}

/** Looks at every order of a member, as its page does: what is due is done. */
export async function lookAround({ member }: MoneyCall): Promise<void> {
  const path = `/wps/transaction/withdraw/report?${new URLSearchParams(days())}`;
  for (const { orderNo } of await listOf(member, path)) await member.order(orderNo as string);
  await listOf(member, '/wps/deposit/orders');
}

/** What a member is told of a call: the change of the balance, and where its order stands. */
export async function toldTo({ member, state }: MoneyCall): Promise<Stand> {
  return [(await member.balance()) - OPENING, await state()];
}
