import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a call may be old, or ahead. */
const LARGEST_AGE = 300;

type Signed = { path: string; body: string };

/** The signature of a call at a moment in epoch seconds: HMAC-SHA256 of time, path and body, a line each (`contracts/payment`). */
export function signCall(secret: string, { path, body }: Signed, time: number): string {
  const mac = createHmac('sha256', secret).update(`${time}\n${path}\n${body}`).digest('hex');
  return `t=${time},v1=${mac}`;
}

/** Whether the secret has signed the call, less than five minutes ago; `now` in epoch milliseconds. */
export function isSignedCall(secret: string, call: Signed, signature: string, now: number): boolean {
  const time = Number(/^t=(\d{1,12}),v1=[\da-f]{64}$/.exec(signature)?.[1] ?? Number.NaN);
  if (!(Math.abs(now / 1000 - time) <= LARGEST_AGE)) return false;
  const [right, given] = [Buffer.from(signCall(secret, call, time)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
