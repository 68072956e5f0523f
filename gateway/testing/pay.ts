import type { Operation } from '../../contracts/operation';
import { PAYMENT_SIGNATURE_HEADER } from '../../contracts/payment/payment';
import { IDEMPOTENCY_KEY } from '../../contracts/shared/idempotency-key';
import { signPayment } from '../domains/payments/signature';
import { DEMO_BANK, DEMO_BANK_SECRET } from '../seed/demo-bank';
import { seal } from './sealed-body';
import type { GatewayCalls } from './start-gateway';

export const RETURN_URL = 'https://site.example/m/voucherCenter';

/** The value of a deposit call's answer, as far as tests look at it. */
export type DepositResponse = {
  orderNo: string;
  state: string;
  transfer: { reference: string } | null;
  payUrl: string | null;
  paid: number;
  credited: number;
};

/** Opens a deposit in a member's name, by transfer unless told. */
export async function openDeposit(
  gateway: GatewayCalls,
  token: string,
  fields: Record<string, unknown> = {},
  key: string = crypto.randomUUID(),
) {
  const wanted = { channelId: 'transfer', amount: 500_000, returnUrl: RETURN_URL, ...fields };
  const sealed = await seal(wanted);
  return gateway.call('/wps/deposit/orders', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      Encryption: sealed.key,
      [IDEMPOTENCY_KEY]: key,
    },
    body: JSON.stringify(sealed.body),
  });
}

type Manner = { secret?: string; now?: number; path?: string };

/** Tells the gateway something as the demo bank does; signed for another path or moment where the test says so. */
export async function tell(
  gateway: GatewayCalls,
  { path }: Operation,
  told: Record<string, unknown>,
  { secret = DEMO_BANK_SECRET, now = Date.now(), path: signedPath = path }: Manner = {},
) {
  const body = JSON.stringify({ provider: DEMO_BANK, ...told });
  const signature = signPayment(secret, { path: signedPath, body }, Math.floor(now / 1_000));
  const headers = { [PAYMENT_SIGNATURE_HEADER]: signature };
  return gateway.call(path, { method: 'POST', headers, body });
}
