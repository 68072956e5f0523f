import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a text or of bytes, in base64url. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('base64url');
}

/** An unguessable name: 256 random bits in base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}
