import { FlattenedEncrypt, importJWK } from 'jose';
import { insertFailures } from '../db/login-failures';
import demoPublicKey from '../seed/demo-public-key.json' with { type: 'json' };
import { captcha } from '../session/captcha';
import { keysOf } from '../session/guarded-attempt';
import { type Sandbox, SandboxError } from './command';
import { demoMember, STATE_MERCHANT } from './demo-member';
import type { State } from './provider-states';

type Credentials = { username: string; password: string; captcha?: string; captchaId?: string };

/** Provider states of the login. Each answers the parts of a freshly encrypted body, and its key for the header. */
export const loginStates: Record<string, State> = {
  'a login with a right password': async (sandbox, { type = 0 }) =>
    seal(sandbox, credentialsOf(await demoMember(sandbox, { type }))),

  'a login with a wrong password': async (sandbox, { failures = 0 }) => {
    const { account: username } = await demoMember(sandbox, { type: 0 });
    await fail(sandbox, username, Number(failures));
    return seal(sandbox, { username, password: 'not-the-password' });
  },

  'a login with a wrong captcha': async (sandbox) => {
    const { account: username, password } = await demoMember(sandbox, { type: 0 });
    await fail(sandbox, username, 3);
    const { captchaId } = await captcha(sandbox);
    // Answers have four digits: five are wrong whatever was drawn.
    return seal(sandbox, { username, password, captcha: '00000', captchaId });
  },

  'a login of a disabled member': async (sandbox) =>
    seal(sandbox, credentialsOf(await demoMember(sandbox, { type: 0, disabled: true }))),

  'a login of an account that is no member': async (sandbox) =>
    seal(sandbox, credentialsOf(await demoMember(sandbox, { type: 90 }))),
};

/** Ten failures also lock, as the tenth one would have. */
async function fail({ db, clock }: Sandbox, account: string, failures: number): Promise<void> {
  await insertFailures(db, keysOf(STATE_MERCHANT, account, null), failures, clock.now());
}

const credentialsOf = ({ account, password }: { account: string; password: string }): Credentials => ({
  username: account,
  password,
});

async function seal({ env, clock }: Sandbox, credentials: Credentials) {
  if (env.GATEWAY_PRIVATE_JWK)
    throw new SandboxError('login states need the demo key: unset GATEWAY_PRIVATE_JWK');
  const fields = { ...credentials, type: 'username' };
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
