import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header in which a vendor signs the body of a call to the wallet. */
export const SIGNATURE_HEADER = 'X-Vendor-Signature';

/** The signature of a body: HMAC-SHA256 under the vendor's secret, in hexadecimal. */
export function signVendorBody(secret: string, body: string | Uint8Array): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Whether a signature is the body's; takes as long for a wrong one as for the right one. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string): boolean {
  const right = Buffer.from(signVendorBody(secret, body));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === right.length && timingSafeEqual(given, right);
}
