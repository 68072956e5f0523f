import { FlattenedEncrypt, importJWK } from 'jose';
import demoPublicKey from '../seed/demo-public-key.json' with { type: 'json' };
import type { GatewayCalls } from './start-gateway';

export type SealedBody = { body: Record<string, string | undefined>; key: string };

/** Encrypts a body as the edge does; `iat` in seconds. */
export async function seal(
  fields: Record<string, unknown>,
  header: { iat?: number; kid?: string } = {},
): Promise<SealedBody> {
  const sealed = await new FlattenedEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
    .setProtectedHeader({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: demoPublicKey.kid,
      iat: Math.floor(Date.now() / 1000),
      ...header,
    })
    .encrypt(await importJWK(demoPublicKey, 'RSA-OAEP-256'));
  const { encrypted_key: key = '', protected: protectedHeader, iv, ciphertext, tag } = sealed;
  return { body: { protected: protectedHeader, iv, ciphertext, tag }, key };
}

/** Sends a sealed body, from an address and with a token if they are given. */
export function sendSealed(
  gateway: GatewayCalls,
  path: string,
  { body, key }: SealedBody,
  { address, token, method = 'POST' }: { address?: string; token?: string; method?: string } = {},
) {
  return gateway.call(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Encryption: key,
      ...(address === undefined ? {} : { 'X-Forwarded-For': address }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

export function sendLogin(gateway: GatewayCalls, sealed: SealedBody, address?: string) {
  return sendSealed(gateway, '/wps/session/login', sealed, { address });
}
