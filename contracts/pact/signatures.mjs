import { createHmac } from 'node:crypto';

/** Header in which a vendor signs the body of its call. */
export const SIGNATURE_HEADER = 'X-Vendor-Signature';
/** What stands in a pact file for the signature of a body, which only who sends the body can make. */
export const TO_BE_SIGNED = '0'.repeat(64);
/** A signature that no secret makes. */
export const WRONG_SIGNATURE = 'f'.repeat(64);
/** The secret of the vendor `demo` in test environments. */
export const DEMO_VENDOR_SECRET = 'the-demo-vendor-plays-in-the-sandbox-alone';

/**
 * The signature of a body: HMAC-SHA256 under the vendor's secret, in hexadecimal.
 * @param {string} secret
 * @param {string | Uint8Array} body
 */
export function signBody(secret, body) {
  return createHmac('sha256', secret).update(body).digest('hex');
}
