import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a text or of bytes, in base64url. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('base64url');
}

/** An unguessable name in base64url: 256 random bits, unless fewer bytes are asked for. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}
