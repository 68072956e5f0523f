import { expect, it } from 'vitest';
import { DEPOSIT_KINDS, type DepositKind, type DepositState } from '@/contracts/deposit/deposit-order';
import { paymentReceived, paymentRefused } from '@/contracts/payment/payment';
import { bankNotices } from '@/demo/db/schema';
import { auditMoney } from '../../db/audit-money';
import { changeChannel, findDeposit } from '../../db/deposits';
import { type DepositResponse, openDeposit, tell } from '../../testing/pay';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { withdrawer } from '../../testing/withdraw';

/** What a member chooses to open an order of each kind. */
const CHOICES: Record<DepositKind, object> = {
  transfer: { channelId: 'transfer' },
  redirect: { channelId: 'page', option: 'PHUSA' },
  wallet: { channelId: 'wallet' },
  voucher: { channelId: 'card', option: 'SENVIET', pin: '918273645500' },
};
const AMOUNT = 100_000;
/** Beyond the life of every channel's orders; what cards tell comes sooner. */
const LATER_SECONDS = 2 * 3_600;
/** Whatever may happen to an order: at its provider, by its member, by time. */
const EVENTS = ['a part', 'the rest', 'a refusal', 'the member ends it', 'its time is over'] as const;
type Event = (typeof EVENTS)[number];
/** Where nothing more is asked of the member, and nothing shown is waited for. */
const ENDS: readonly DepositState[] = ['arrived', 'partlyArrived', 'expired', 'refused', 'cancelled'];
const WAYS: readonly (readonly Event[])[] = [
  [],
  ...EVENTS.map((event) => [event]),
  ...EVENTS.flatMap((first) => EVENTS.map((second) => [first, second])),
];

type Told = DepositResponse & {
  state: DepositState;
  amount: number;
  fee: number;
  endedAt: number | null;
  refusal: string | null;
};
let handedIn = 0;

/** Walks an order of a kind one way, and then its member ends it, or its time does; the states that it was seen in. */
async function walk(gateway: TestGateway, kind: DepositKind, way: readonly Event[]) {
  await gateway.sandbox('/clock', { offsetSeconds: 0 });
  const member = await withdrawer(gateway);
  handedIn += 1;
  const card = kind === 'voucher' ? { serial: `1000${String(handedIn).padStart(10, '0')}` } : {};
  const fields = { amount: AMOUNT, ...CHOICES[kind], ...card };
  const { orderNo } = (await openDeposit(gateway, member.token(), fields)).body.value as DepositResponse;
  const reference = (await findDeposit(gateway.db, orderNo))?.order.reference;
  // The demo bank tells of a card by itself; here the walk does.
  await gateway.demo.db.delete(bankNotices);
  const seen: Told[] = [];
  const look = async () => {
    const told = (await member.get(`/wps/deposit/order?orderNo=${orderNo}`)).body.value as Told;
    // What came, what was taken of it and what arrived add up at every moment.
    if (told.paid > 0) expect(told.fee).toBe(told.paid - told.credited);
    expect(ENDS.includes(told.state) ? told.transfer || told.payUrl : null).toBeNull();
    seen.push(told);
    return told;
  };
  const pay = (transactionId: string) =>
    tell(gateway, paymentReceived, {
      transactionId: `${orderNo}-${transactionId}`,
      reference,
      amount: AMOUNT / 2,
    });
  const acts: Record<Event, () => Promise<unknown>> = {
    'a part': () => pay('1'),
    'the rest': () => pay('2'),
    'a refusal': () =>
      tell(gateway, paymentRefused, { transactionId: `${orderNo}-r`, reference, reason: 'declined' }),
    'the member ends it': () => member.send('POST', '/wps/deposit/order/cancel', { orderNo }),
    'its time is over': () => gateway.sandbox('/clock', { offsetSeconds: LATER_SECONDS }),
  };
  await look();
  for (const event of way) {
    await acts[event]();
    if (event === 'its time is over') await member.logInAgain();
    await look();
  }
  const last = seen.at(-1) as Told;
  const { body } = await member.send('POST', '/wps/deposit/order/cancel', { orderNo });
  const ended = await look();
  return { seen, last, refusal: body.errorCode, ended, orderNo };
}

it.each(DEPOSIT_KINDS)(
  'an order of the kind %s has from every state an end that its member can reach at once [MONEY-02]',
  async (kind) => {
    const gateway = await startGateway();
    await changeChannel(gateway.db, { merchant: 'hoadang', id: 'page' }, { hours: null });
    const states = new Set<DepositState>();
    for (const way of WAYS) {
      const { seen, last, refusal, ended } = await walk(gateway, kind, way);
      const named = `${kind}: ${way.join(', ')}`;
      for (const { state } of seen) states.add(state);
      expect(ENDS, named).toContain(ended.state);
      // Who is over already is told so; who waits may end it.
      if (!ENDS.includes(last.state)) expect(refusal, named).toBeNull();
      if (ENDS.includes(last.state)) expect(ended.state, named).toBe(last.state);
      // Why its provider refused it is told; of a card also to who did not wait for that.
      const refusedAt = way.indexOf('a refusal');
      const endedAt = way.indexOf('the member ends it');
      const isTold = refusedAt >= 0 && (kind === 'voucher' || endedAt < 0 || refusedAt < endedAt);
      expect(ended.refusal, named).toBe(isTold ? 'declined' : null);
      if (isTold && ended.paid === 0) expect(ended.state, named).toBe('refused');
      expect(ended.credited, named).toBe(last.credited);
      if (ended.state !== 'expired') expect(ended.endedAt, named).not.toBeNull();
    }
    const reachable: DepositState[] = ['pending', 'partlyPaid', ...ENDS];
    const expected = reachable.filter((state) => state !== 'partlyPaid' || kind !== 'voucher');
    expect([...states].sort()).toEqual([...expected].sort());
    expect(await auditMoney(gateway.db)).toEqual([]);
  },
);
