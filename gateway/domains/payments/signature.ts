import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a call may be old, or ahead. */
const LARGEST_AGE = 300;

type Signed = { path: string; body: Uint8Array | string };

/** The signature of a call at a moment in epoch seconds: HMAC-SHA256 of time, path and body, a line each. */
export function signPayment(secret: string, { path, body }: Signed, time: number): string {
  const mac = createHmac('sha256', secret).update(`${time}\n${path}\n`).update(body).digest('hex');
  return `t=${time},v1=${mac}`;
}

/** Whether one of the secrets has signed the call, less than five minutes ago; `now` in epoch milliseconds. */
export function isSignedPayment(
  secrets: readonly string[],
  call: Signed,
  signature: string,
  now: number,
): boolean {
  const time = Number(/^t=(\d{1,12}),v1=[\da-f]{64}$/.exec(signature)?.[1] ?? Number.NaN);
  // Unequal for a signature that is none, too.
  if (!(Math.abs(now / 1000 - time) <= LARGEST_AGE)) return false;
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const right = Buffer.from(signPayment(secret, call, time));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
