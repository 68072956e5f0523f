import { createHmac } from 'node:crypto';

/** Header in which a vendor signs the body of its call. */
export const SIGNATURE_HEADER = 'X-Vendor-Signature';
/** What stands in a pact file for the signature of a body, which only who sends the body can make. */
export const TO_BE_SIGNED = '0'.repeat(64);
/** The secret of the vendor `demo` in test environments. */
export const DEMO_VENDOR_SECRET = 'the-demo-vendor-plays-in-the-sandbox-alone';

/** Header in which a payment provider signs its call, and when. */
export const PAYMENT_SIGNATURE_HEADER = 'X-Payment-Signature';
/** What stands before a signature in a pact file, in the place of its time. */
export const PAYMENT_TIME = 't=0,v1=';
/** The secret of the payment provider `demo-bank` in test environments. */
export const DEMO_BANK_SECRET = 'the-demo-bank-pays-in-the-sandbox-alone';

/**
 * The signature of a payment provider's call: HMAC-SHA256 of time, path and body, a line each.
 * @param {string} secret
 * @param {string} path
 * @param {string | Uint8Array} body
 * @param {number} [time]  Epoch seconds; now when left out
 */
export function signPayment(secret, path, body, time = Math.floor(Date.now() / 1000)) {
  const mac = createHmac('sha256', secret).update(`${time}\n${path}\n`).update(body).digest('hex');
  return `t=${time},v1=${mac}`;
}

/**
 * The signature of a body: HMAC-SHA256 under the vendor's secret, in hexadecimal.
 * @param {string} secret
 * @param {string | Uint8Array} body
 */
export function signBody(secret, body) {
  return createHmac('sha256', secret).update(body).digest('hex');
}
