import { createHmac } from 'node:crypto';

/** Header in which a vendor signs the body of a call to the wallet. */
export const SIGNATURE_HEADER = 'X-Vendor-Signature';

/** The signature of a body: HMAC-SHA256 under the vendor's secret, in hexadecimal. */
export function signVendorBody(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}
