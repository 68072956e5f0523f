import { FlattenedEncrypt, importJWK } from 'jose';
import demoPublicKey from '../../seed/demo-public-key.json' with { type: 'json' };
import { type Sandbox, SandboxError } from './command';

/** Seals a body as the site's edge does, and answers its parts, the key for the header among them. */
export async function seal({ env, clock }: Sandbox, fields: Record<string, unknown>) {
  if (env.GATEWAY_PRIVATE_JWK) {
    throw new SandboxError('states with a sealed body need the demo key: unset GATEWAY_PRIVATE_JWK');
  }
  const sealed = await new FlattenedEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
    .setProtectedHeader({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: demoPublicKey.kid,
      iat: Math.floor(clock.wall() / 1000),
    })
    .encrypt(await importJWK(demoPublicKey, 'RSA-OAEP-256'));
  const { protected: header, iv, ciphertext, tag, encrypted_key: encryptedKey } = sealed;
  return { protected: header, iv, ciphertext, tag, encryptedKey };
}
