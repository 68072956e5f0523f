import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a text, in base64url. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** An unguessable name in base64url: 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url');
