import * as v from 'valibot';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { listUnmatched } from '../../db/payments';
import { matchPayment, ordersNamedIn } from '../../domains/payments/hear-payment';
import { DEMO_BANK } from '../../seed/demo-bank';
import { command, openSandbox, type SandboxApp } from './command';

const SHOWN = 100;
const matchSchema = v.object({
  provider: v.optional(v.string(), DEMO_BANK),
  transactionId: v.string(),
  orderNo: v.string(),
});

/** What staff see and do of money that came in and names no order, with the orders that its text may mean. It stays after `/reset`. */
export function addPaymentCommands(app: SandboxApp): void {
  app.get('/payments/unmatched', async (c) => {
    const { db } = await openSandbox(c);
    const rows = await listUnmatched(db, SHOWN);
    const payments = rows.map(async ({ provider, id, reference, amount, at }) => ({
      provider,
      transactionId: id,
      reference,
      at,
      amount: decimalNumberOf(amount),
      orders: (await ordersNamedIn(db, reference)).map(({ order }) => order.orderNo),
    }));
    return c.json({ payments: await Promise.all(payments) });
  });
  command(app, '/payments/match', matchSchema, async (sandbox, asked) => ({
    orderNo: await matchPayment(sandbox, asked),
  }));
}
