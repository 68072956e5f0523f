import { CompactEncrypt, compactDecrypt } from 'jose';
import type { WrittenSettings } from '../../settings';
import { log } from '../log';
import { perEnv } from '../per-env';
import { siteOfEnv } from '../settings/env-of-host';
import type { SealKey } from '../settings/readers';
import { settingsOf } from '../settings/settings-of';

type KeySettings = Pick<WrittenSettings, 'SESSION_KEYS' | 'SANDBOX'>;

const MAX_SEALED_LENGTH = 3800;
// Stands in for SESSION_KEYS in the sandbox only; everyone can read it here.
const DEMO_KEYS: readonly SealKey[] = [
  { kid: 'demo', secret: new TextEncoder().encode('demo-key-for-the-sandbox-only-!!') },
];

/**
 * The keys of SESSION_KEYS. Without any only the sandbox gets a demo key; elsewhere, and when an entry is malformed, the
 * list is empty, nothing can be sealed or opened, and the log says so, once. The name of a site in `SITES` is part of its
 * keys' ids: what one site has sealed no other opens.
 */
export const sealKeys: (env: KeySettings) => readonly SealKey[] = perEnv((env: KeySettings) => {
  const { SESSION_KEYS, SANDBOX } = settingsOf(env);
  const site = siteOfEnv(env);
  const ofSite = (key: SealKey) => (site ? { ...key, kid: `${key.kid}@${site}` } : key);
  if (SESSION_KEYS) return SESSION_KEYS.map(ofSite);
  if (SANDBOX) return DEMO_KEYS.map(ofSite);
  log('session.keys.missing', {
    hint: 'set the secret SESSION_KEYS: nobody can log in without it',
  });
  return [];
});

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
