import { beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../../db/ledger';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { subOrderOf } from './orders';

const DAY = 86_400_000;
const dayOf = (instant: number) => new Date(instant + 7 * 3_600_000).toISOString().slice(0, 10);
/** A draw a day: bets on it are open while a test runs, unless it runs in the ten minutes before. */
const GAMES = ['VN-MB', 'SEA-01', 'VN-HCM'];
const CANCEL = '/lgw/orders/suborders/cancel';

type Ticket = { orderId: string; subOrderId: string };
type Order = { orderId: string; stake: number; win: number; subOrders: number; open: number };
type Detail = Order & {
  result: string | null;
  tickets: { subOrderId: string; state: string; cancellable: boolean }[];
};

let gateway: TestGateway;
let made = 0;
beforeAll(async () => {
  gateway = await startGateway();
});

/** A member of their own with tickets. */
async function buyer() {
  made += 1;
  const account = `orders_${made}`;
  await gateway.sandbox('/members', { account, password: 'Lantern2209', balance: 1_000 });
  const member = await asMember(gateway, account);
  const askFor = async <T>(path: string) =>
    (await member.get(path)).body as { value: T; errorCode: string | null };
  return {
    buy: async (gameCode: string, digits = '18', drawn = false): Promise<Ticket> => {
      const tickets = [{ gameCode, stake: 100, digits, drawn }];
      const sold = await gateway.sandbox<{ tickets: [Ticket] }>('/tickets', { account, tickets });
      return sold.tickets[0];
    },
    list: async (more: Record<string, string> = {}) => {
      const range = { from: dayOf(Date.now() - DAY), to: dayOf(Date.now() + DAY), ...more };
      const path = `/lgw/orders?${new URLSearchParams(range)}`;
      return (await askFor<{ list: Order[]; next: string | null }>(path)).value;
    },
    detail: (orderId: string) => askFor<Detail>(`/lgw/orders/detail?${new URLSearchParams({ orderId })}`),
    cancel: async (subOrderId: string, key?: string) => {
      const { body } = await member.send('POST', CANCEL, { subOrderId }, key);
      return body as { value: { state: string } | null; errorCode: string | null };
    },
    balance: async () => (await askFor<{ sumBalance: number }>('/wps/wallets/gcs')).value.sumBalance,
  };
}

describe('lottery orders', () => {
  it('are all tickets of a member for one draw, the last first, page by page [MONEY-14 CALL-81]', async () => {
    const member = await buyer();
    const bought: string[] = [];
    for (const game of GAMES) bought.unshift((await member.buy(game)).orderId);
    await member.buy('VN-MB', '19');
    const { list, next } = await member.list();
    expect(next).toBeNull();
    expect(list.map(({ orderId }) => orderId).sort()).toEqual([...bought].sort());
    expect(list.find(({ orderId }) => orderId.startsWith('VN-MB'))).toMatchObject({
      stake: 200,
      subOrders: 2,
      open: 2,
      win: 0,
    });
    const first = await member.list({ limit: '2' });
    const rest = await member.list({ limit: '2', cursor: first.next ?? '' });
    expect([...first.list, ...rest.list]).toEqual(list);
    expect((await member.list({ from: '2025-01-01', to: '2025-01-02' })).list).toEqual([]);
  });

  it('tell the result and what became of each ticket once the draw was held [MONEY-15 CALL-82]', async () => {
    const member = await buyer();
    const { orderId } = await member.buy('VN-Q1', '00', true);
    const { value } = await member.detail(orderId);
    expect(value.result).toMatch(/^\d{5}$/);
    const [ticket] = value.tickets;
    expect(ticket?.state).toBe(value.result?.endsWith('00') ? 'won' : 'lost');
    expect(ticket?.cancellable).toBe(false);
    expect(value.open).toBe(0);
  });

  it('are the member’s own: others see, open and cancel none of them [MONEY-15 MONEY-16]', async () => {
    const [owner, other] = [await buyer(), await buyer()];
    const ticket = await owner.buy('VN-MB');
    expect((await other.list()).list).toEqual([]);
    for (const id of [ticket.orderId, 'VN-MB.1', "x' OR 1=1", '.'])
      expect((await other.detail(id)).errorCode).toBe('content.not.found');
    expect((await other.cancel(ticket.subOrderId)).errorCode).toBe('content.not.found');
    expect((await owner.detail(ticket.orderId)).value.open).toBe(1);
  });
});

it('a ticket can be cancelled until its draw closes, while it is open [MONEY-16]', () => {
  const ticket = { stake: 100, win: 0, state: 'open', closeTime: 1_000 } as Parameters<typeof subOrderOf>[0];
  const cancellable = [999, 1_000, 1_001].map((now) => subOrderOf(ticket, now).cancellable);
  expect(cancellable).toEqual([true, false, false]);
  expect(subOrderOf({ ...ticket, state: 'cancelled' }, 0).cancellable).toBe(false);
});

describe('a ticket that is cancelled', () => {
  it('brings its stake back once, however often and at once it is asked for [MONEY-16 CALL-83]', async () => {
    const member = await buyer();
    const ticket = await member.buy('VN-MB');
    await member.buy('VN-MB', '19');
    expect(await member.balance()).toBe(800);
    const answers = await Promise.all([1, 2, 3, 4].map(() => member.cancel(ticket.subOrderId)));
    const key = crypto.randomUUID();
    answers.push(await member.cancel(ticket.subOrderId, key), await member.cancel(ticket.subOrderId, key));
    for (const { value } of answers) expect(['cancelled', 'cancelling']).toContain(value?.state);
    expect(answers.at(-1)?.value?.state).toBe('cancelled');
    expect(await member.balance()).toBe(900);
    const { value } = await member.detail(ticket.orderId);
    expect(value).toMatchObject({ stake: 100, subOrders: 2, open: 1 });
    expect(await auditLedger(gateway.db)).toEqual([]);
  });

  it('must wait for its draw: neither one that was drawn nor one whose bets are closed is taken [MONEY-16]', async () => {
    const member = await buyer();
    const drawn = await member.buy('VN-Q1', '18', true);
    expect((await member.cancel(drawn.subOrderId)).errorCode).toBe('order.closed');
    const open = await member.buy('ELOTT-06');
    await gateway.sandbox('/clock', { offsetSeconds: 600 });
    expect((await member.cancel(open.subOrderId)).errorCode).toBe('order.closed');
    await gateway.sandbox('/clock', { offsetSeconds: 0 });
    expect((await member.cancel('nobody’s')).errorCode).toBe('content.not.found');
  });
});
