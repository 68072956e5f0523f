import { flattenedDecrypt, importJWK, type JWK } from 'jose';
import * as v from 'valibot';
import { rememberBody } from '../db/seen-bodies';
import { sha256 } from './hash';
import { Refusal } from './refusal';
import type { RequestContext } from './request-context';

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const sealedSchema = v.object({ protected: base64url, iv: base64url, ciphertext: base64url, tag: base64url });
const headerSchema = v.object({ kid: v.string(), iat: v.pipe(v.number(), v.integer()) });

/** How old a body may be, and how long it is remembered; seconds. */
const MAX_AGE = 300;
const MAX_LEAD = 60;
const REMEMBERED = 600;

/**
 * Opens an encrypted body: flattened JWE whose `encrypted_key` came in the `Encryption` header, RSA-OAEP-256 and
 * A256GCM, `kid` and `iat` in the protected header (LOGIN-74 to LOGIN-76). Each body is taken once.
 * @throws Refusal `login.replayed` for a repeated or stale body, `request.invalid` for everything else.
 */
export async function decryptBody(
  body: unknown,
  encryptedKey: string | undefined,
  context: RequestContext,
): Promise<unknown> {
  const sealed = v.safeParse(sealedSchema, body);
  if (!sealed.success || !encryptedKey) throw new Refusal('request.invalid');
  const key = readPrivateKey(context);
  const { fields, iat } = await open({ ...sealed.output, encrypted_key: encryptedKey }, key);

  // The edge's clock is the machine's: the sandbox does not move it.
  const age = context.clock.wall() / 1000 - iat;
  if (age < -MAX_LEAD) throw new Refusal('request.invalid');
  if (age > MAX_AGE) throw new Refusal('login.replayed');
  // Decoded first: one tag has many spellings in base64url.
  const seal = [sealed.output.iv, sealed.output.tag].map((part) => Buffer.from(part, 'base64url'));
  const hash = sha256(Buffer.concat(seal));
  if (!(await rememberBody(context.db, hash, context.clock.wall(), REMEMBERED * 1000))) {
    throw new Refusal('login.replayed');
  }
  return fields;
}

async function open(
  jwe: v.InferOutput<typeof sealedSchema> & { encrypted_key: string },
  jwk: JWK,
): Promise<{ fields: unknown; iat: number }> {
  try {
    const opened = await flattenedDecrypt(jwe, await importJWK(jwk, 'RSA-OAEP-256'), {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const header = v.parse(headerSchema, opened.protectedHeader);
    if (header.kid !== jwk.kid) throw new Error('another key');
    return { fields: JSON.parse(new TextDecoder().decode(opened.plaintext)), iat: header.iat };
  } catch {
    throw new Refusal('request.invalid');
  }
}

/** The operator's key; the demo key, which everybody can read, only inside the sandbox. */
function readPrivateKey({ env, demo }: RequestContext): JWK {
  if (env.GATEWAY_PRIVATE_JWK) return JSON.parse(env.GATEWAY_PRIVATE_JWK) as JWK;
  if (demo) return demo.privateKey;
  throw new Error('GATEWAY_PRIVATE_JWK is not set');
}
