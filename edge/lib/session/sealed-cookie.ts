import { base64url, CompactEncrypt, compactDecrypt } from 'jose';
import type { Env } from '../../env';
import { describeError, log } from '../log';
import { perEnv } from '../per-env';

/** A key of the cookie seal: an id and 32 bytes. */
export type SealKey = { kid: string; secret: Uint8Array };

type KeySettings = Pick<Env, 'SESSION_KEYS' | 'SANDBOX'>;

const MAX_SEALED_LENGTH = 3800;
// Stands in for SESSION_KEYS in the sandbox only; everyone can read it here.
const DEMO_KEYS = `demo:${base64url.encode(new TextEncoder().encode('demo-key-for-the-sandbox-only-!!'))}`;

/**
 * Reads SESSION_KEYS. Without keys only the sandbox gets a demo key; elsewhere, and when an entry is malformed, the
 * list is empty, nothing can be sealed or opened, and the log says so.
 */
export function sealKeys(env: KeySettings): readonly SealKey[] {
  if (writtenKeys(env) === '') {
    log('error', 'session.keys.missing', {
      hint: 'set the secret SESSION_KEYS: nobody can log in without it',
    });
    return [];
  }
  try {
    return parsedKeys(env);
  } catch (error) {
    log('error', 'session.keys.malformed', { reason: describeError(error) });
    return [];
  }
}

const writtenKeys = ({ SESSION_KEYS, SANDBOX }: KeySettings) =>
  SESSION_KEYS?.trim() || (SANDBOX === '1' ? DEMO_KEYS : '');
const parsedKeys = perEnv((env: KeySettings) => parseKeys(writtenKeys(env)));

function parseKeys(written: string): SealKey[] {
  return written.split(',').map((entry, index) => {
    const [kid = '', encoded = '', ...rest] = entry.trim().split(':');
    const secret = /^[\w-]{43}$/.test(encoded) ? base64url.decode(encoded) : new Uint8Array();
    if (!/^[\w.-]{1,40}$/.test(kid) || secret.length !== 32 || rest.length > 0) {
      throw new Error(`SESSION_KEYS entry ${index + 1} is not "kid:32 bytes in base64url"`);
    }
    return { kid, secret };
  });
}

/** Seals a payload with the first key (GATE-36). `purpose` keeps one kind of cookie from passing as another. */
export async function seal(payload: unknown, purpose: string, keys: readonly SealKey[]): Promise<string> {
  const [key] = keys;
  if (!key) throw new Error('SESSION_KEYS is not set or malformed');
  const body = { payload, issuedAt: Math.floor(Date.now() / 1000) };
  const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid, purpose })
    .encrypt(key.secret);
  if (sealed.length > MAX_SEALED_LENGTH) throw new Error('the sealed value is too long for a cookie');
  return sealed;
}

/** Opens a sealed value with any of the keys; null when forged, of another purpose, too long or older than `maxAge` seconds. */
export async function unseal(
  sealed: string,
  purpose: string,
  keys: readonly SealKey[],
  maxAge: number,
): Promise<unknown> {
  if (sealed.length > MAX_SEALED_LENGTH) return null;
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(
      sealed,
      ({ kid }) => {
        const key = keys.find((candidate) => candidate.kid === kid);
        if (!key) throw new Error('unknown key');
        return key.secret;
      },
      { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
    );
    const { payload, issuedAt } = JSON.parse(new TextDecoder().decode(plaintext));
    const age = Math.floor(Date.now() / 1000) - issuedAt;
    return protectedHeader.purpose === purpose && age <= maxAge ? payload : null;
  } catch {
    return null;
  }
}
