import type { JWK } from 'jose';
import type { Env } from '../../platform/env';
import demoPublicKey from '../../seed/demo-public-key.json' with { type: 'json' };

/** The public half of the key that opens encrypted bodies, as the text of a JWK. */
export function publicKey({ GATEWAY_PRIVATE_JWK: own }: Pick<Env, 'GATEWAY_PRIVATE_JWK'>): string {
  if (!own) return JSON.stringify(demoPublicKey);
  const { kty, n, e, kid }: JWK = JSON.parse(own);
  return JSON.stringify({ kty, n, e, kid });
}
