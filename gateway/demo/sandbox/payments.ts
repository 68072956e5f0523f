import * as v from 'valibot';
import { decimalNumberOf } from '../../../contracts/shared/minor-units';
import { listUnmatched } from '../../db/payments';
import { matchPayment } from '../../payments/hear-payment';
import { DEMO_BANK } from '../../seed/demo-bank';
import { command, openSandbox, type SandboxApp } from './command';

const SHOWN = 100;
const matchSchema = v.object({
  provider: v.optional(v.string(), DEMO_BANK),
  transactionId: v.string(),
  orderNo: v.string(),
});

/** What staff see and do of money that came in and names no order. It stays after `/reset`. */
export function addPaymentCommands(app: SandboxApp): void {
  app.get('/payments/unmatched', async (c) => {
    const rows = await listUnmatched((await openSandbox(c)).db, SHOWN);
    const payments = rows.map(({ provider, id, reference, amount, at }) => ({
      ...{ provider, transactionId: id, reference, at },
      amount: decimalNumberOf(amount),
    }));
    return c.json({ payments });
  });
  command(app, '/payments/match', matchSchema, async (sandbox, asked) => ({
    orderNo: await matchPayment(sandbox, asked),
  }));
}
