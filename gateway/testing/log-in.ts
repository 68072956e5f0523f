import { FlattenedEncrypt, importJWK } from 'jose';
import demoPublicKey from '../seed/demo-public-key.json' with { type: 'json' };
import type { TestGateway } from './start-gateway';

type SealedLogin = { body: Record<string, string | undefined>; key: string };

/** Encrypts a login body as the edge does; `iat` in seconds. */
export async function sealLogin(
  fields: Record<string, unknown>,
  header: { iat?: number; kid?: string } = {},
): Promise<SealedLogin> {
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

/** Sends a sealed login, from an address if one is given. */
export function sendLogin(gateway: TestGateway, { body, key }: SealedLogin, address?: string) {
  return gateway.call('/wps/session/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Encryption: key,
      ...(address === undefined ? {} : { 'X-Forwarded-For': address }),
    },
    body: JSON.stringify(body),
  });
}

/** Logs in with an account and a password. */
export async function logIn(
  gateway: TestGateway,
  username: string,
  password: string,
  more: { captcha?: string; captchaId?: string; address?: string } = {},
) {
  const { address, ...fields } = more;
  return sendLogin(gateway, await sealLogin({ username, password, type: 'username', ...fields }), address);
}
