import { base64url } from 'jose';

/** A key for one use alone, made from a secret: who learns it learns nothing of the secret or of other uses. */
export async function derivedKey(secret: Uint8Array, use: string): Promise<string> {
  const source = await crypto.subtle.importKey('raw', secret as BufferSource, 'HKDF', false, ['deriveBits']);
  const info = new TextEncoder().encode(use);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return base64url.encode(new Uint8Array(await crypto.subtle.deriveBits(parameters, source, 256)));
}
