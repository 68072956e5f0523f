import { LONGEST_TELLING } from '@/demo/bank/notices';
import { PARTNER_SECRET, PARTNER_SIGNATURE } from '@/demo/partner/names';
import { withinTime } from '@/demo/platform/within-time';
import { signPayment } from '../../domains/payments/signature';
import type { Env } from '../../platform/env';

/** Three times the longest that a call takes: it ends only what hangs. Milliseconds. */
const PATIENCE_MS = 3 * LONGEST_TELLING;

/**
 * Asks one of the demo's systems, as a gateway asks those that it is connected with: a signed call to its worker.
 * @throws Error where it does not answer, or the demo is not bound
 */
export async function askDemo<T>(env: Env, call: string, asked: object): Promise<T> {
  if (!env.DEMO) throw new Error('the demo is not bound');
  const path = `/partner/${call}`;
  const body = JSON.stringify(asked);
  const time = Math.floor(Date.now() / 1_000);
  const signature = signPayment(env.PARTNER_SECRET || PARTNER_SECRET, { path, body }, time);
  const headers = { 'Content-Type': 'application/json', [PARTNER_SIGNATURE]: signature };
  const request = new Request(`http://demo.internal${path}`, { method: 'POST', headers, body });
  const { DEMO } = env;
  const response = await withinTime((request) => DEMO.fetch(request), PATIENCE_MS)(request);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { value: T }).value;
}
