import { FlattenedEncrypt, importJWK, type JWK } from 'jose';
import type { Env } from '../../env';
import { settingsOf } from '../settings/settings-of';
import demoPublicKey from './demo-public-key.json' with { type: 'json' };

/** A body sealed for the gateway: the members of the body, and the content key for the `Encryption` header. */
export type SealedBody = {
  body: { protected?: string; iv?: string; ciphertext: string; tag?: string };
  key: string;
};

/**
 * The gateway's public key of the settings; inside the sandbox the reference gateway's demo key, whose private half
 * everyone can read.
 * @throws Error when neither is there, or the setting is malformed.
 */
export function gatewayKey(env: Pick<Env, 'GATEWAY_PUBLIC_JWK' | 'SANDBOX'>): JWK {
  const { GATEWAY_PUBLIC_JWK: key, SANDBOX } = settingsOf(env);
  if (key) return key;
  if (key === undefined && SANDBOX) return demoPublicKey;
  throw new Error(`GATEWAY_PUBLIC_JWK is ${key === null ? 'malformed' : 'not set'}`);
}

/**
 * Encrypts a body for the gateway as a flattened JWE, RSA-OAEP-256 with A256GCM; content key and initialisation
 * vector are fresh each time, `iat` (seconds) lets the gateway refuse a replay (LOGIN-74 to LOGIN-76).
 * @throws Error when the key is no RSA key; the body is then never sent.
 */
export async function encryptFor(jwk: JWK, plaintext: string): Promise<SealedBody> {
  const key = await importJWK(jwk, 'RSA-OAEP-256');
  const { encrypted_key, ...sealed } = await new FlattenedEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: jwk.kid,
      iat: Math.floor(Date.now() / 1000),
    })
    .encrypt(key);
  const { protected: header, iv, ciphertext, tag } = sealed;
  return { body: { protected: header, iv, ciphertext, tag }, key: encrypted_key ?? '' };
}
