import * as v from 'valibot';
import type { InputOf, Operation, OutputOf } from '@/contracts/operation';
import { PAYMENT_SIGNATURE_HEADER } from '@/contracts/payment/payment';
import {
  type PaymentOperationId,
  type PaymentOperationOf,
  paymentOperations,
} from '@/contracts/payment-operations';
import type { GatewayApp, GatewayContext } from '../../platform/gateway-app';
import { namedSecrets } from '../../platform/named-secrets';
import { decode, parseJson, readBytes } from '../../platform/read-fields';
import { Refusal } from '../../platform/refusal';
import { openContext, type RequestContext } from '../../platform/request-context';
import { hearReceived, hearRefused } from './hear-payment';
import type { PayoutOutcomes } from './payouts';
import { findProvider } from './providers';
import { isSignedPayment } from './signature';

/** Bytes; what a provider tells is a handful of short fields. */
const LARGEST_BODY = 8 * 1024;

type Handler<Op extends Operation> = (context: RequestContext, told: InputOf<Op>) => Promise<OutputOf<Op>>;
type PaymentHandlers = { [Id in PaymentOperationId]: Handler<PaymentOperationOf<Id>> };

/** Puts the calls of payment providers on the app; what a payout comes to is the withdrawals' own. */
export function implementPayments(app: GatewayApp, payouts: PayoutOutcomes): void {
  const handlers: PaymentHandlers = {
    'payment.received': hearReceived,
    'payment.refused': hearRefused,
    'payout.settled': async (context, told) => ({
      transactionId: told.transactionId,
      ...(await payouts.settled(context, told)),
    }),
    'payout.failed': async (context, told) => ({
      transactionId: told.transactionId,
      ...(await payouts.failed(context, told)),
    }),
  };
  for (const operation of paymentOperations) {
    // The table's type holds each handler to its own call; a loop cannot say which one it is at.
    const handler = handlers[operation.id as PaymentOperationId] as unknown as Handler<Operation>;
    app.post(operation.path, async (c) => {
      c.header('Cache-Control', 'no-store');
      const { context, told } = await heed(c, operation);
      const value = await handler(context, told);
      return c.json({ success: true, value, errorCode: null, message: null });
    });
  }
}

const signer = v.object({ provider: v.string() });

/** No member's session goes with it: the provider has signed the call, or nothing in it is heeded. A shut site hears it too. */
async function heed(c: GatewayContext, { input, path }: Operation) {
  const context = await openContext(c, false);
  const body = await readBytes(c, LARGEST_BODY);
  const fields = parseJson(decode(body));
  const named = v.safeParse(signer, fields);
  const secrets = named.success ? paymentSecrets(context, named.output.provider) : [];
  const signature = c.req.header(PAYMENT_SIGNATURE_HEADER) ?? '';
  if (!isSignedPayment(secrets, { path, body }, signature, context.clock.wall())) {
    throw new Refusal('payment.signature.wrong');
  }
  const told = v.safeParse(input, fields);
  if (!told.success) throw new Refusal('request.invalid');
  return { context, told: told.output };
}

/** The secrets of a provider, from `PAYMENT_SECRETS`; a demo's own without them. */
export function paymentSecrets(
  { env, demo }: Pick<RequestContext, 'env' | 'demo'>,
  provider: string,
): readonly string[] {
  const variable = { variable: 'PAYMENT_SECRETS', text: env.PAYMENT_SECRETS };
  return namedSecrets(variable, provider, findProvider(demo, provider)?.standInSecret);
}
