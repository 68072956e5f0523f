import * as v from 'valibot';

/** The header that a key travels in. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/**
 * Names one intent of a member, such as one press of a button: made once, and kept while the call is repeated, so that
 * the gateway does what it asks once (MONEY-21).
 */
export const idempotencyKey = v.pipe(v.string(), v.uuid());

/** The key of one part of an intent that takes several calls: the same each time, and no other part's. */
export async function keyOfPart(key: string, part: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${key}:${part}`));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // A UUID of version 8: its content is its maker's.
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...groups, hex.slice(20, 32)].join('-');
}
