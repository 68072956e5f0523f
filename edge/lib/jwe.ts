import { FlattenedEncrypt, importJWK } from 'jose';

/** A body sealed for the gateway: the members of the body, and the content key for the `Encryption` header. */
export type SealedBody = {
  body: { protected?: string; iv?: string; ciphertext: string; tag?: string };
  key: string;
};

/**
 * Encrypts a body for the gateway as a flattened JWE, RSA-OAEP-256 with A256GCM; content key and initialisation
 * vector are fresh each time, `iat` (seconds) lets the gateway refuse a replay (LOGIN-74 to LOGIN-76).
 * @throws Error when the key of the settings is missing or unreadable; the body is then never sent.
 */
export async function encryptFor(publicJwk: string | undefined, plaintext: string): Promise<SealedBody> {
  if (!publicJwk) throw new Error('GATEWAY_PUBLIC_JWK is not set');
  const jwk = JSON.parse(publicJwk);
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
