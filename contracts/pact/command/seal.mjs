import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import {
  PAYMENT_SIGNATURE_HEADER,
  PAYMENT_TO_BE_SIGNED,
  SIGNATURE_HEADER,
  signBody,
  signPayment,
  TO_BE_SIGNED,
} from '../signatures.mjs';
import { withMadeValues } from './made-values.mjs';

/** @typedef {{ vendorSecret: string, paymentSecret: string }} Secrets */

/** Header of a sealed call. In a pact file it holds the key to seal with, as the text of a JWK. */
const KEY_HEADER = 'Encryption';

/**
 * Makes of a call as the contract has it the call as it is sent: makes the values that its body asks for, seals it where `Encryption` holds a
 * key, and signs it where a vendor's or a payment provider's signature is due (LOGIN-74 to LOGIN-76).
 * @param {{ path: string, headers: Record<string, string | string[]>, body: string | Buffer }} call
 * @param {Secrets} secrets
 * @returns {{ headers: Record<string, string | string[]>, body: string | Buffer }}
 * @throws UnusableKey when it is no RSA key.
 */
export function sealedAndSigned({ path, headers, body: asked }, { vendorSecret, paymentSecret }) {
  const body = withMadeValues(asked);
  const key = headerOf(headers, KEY_HEADER);
  if (key?.trim().startsWith('{')) {
    const { encrypted_key, ...parts } = seal(key, body);
    return { headers: withHeader(headers, KEY_HEADER, encrypted_key), body: JSON.stringify(parts) };
  }
  if (headerOf(headers, SIGNATURE_HEADER) === TO_BE_SIGNED) {
    return { headers: withHeader(headers, SIGNATURE_HEADER, signBody(vendorSecret, body)), body };
  }
  if (headerOf(headers, PAYMENT_SIGNATURE_HEADER) === PAYMENT_TO_BE_SIGNED) {
    const signature = signPayment(paymentSecret, path, body);
    return { headers: withHeader(headers, PAYMENT_SIGNATURE_HEADER, signature), body };
  }
  return { headers, body };
}

/** Whether a call is changed on its way out, so that it can't be repeated as it stands. */
export function isChangedOnTheWay(headers) {
  const isSealed = headerOf(headers, KEY_HEADER) !== undefined;
  const isSigned = headerOf(headers, SIGNATURE_HEADER) === TO_BE_SIGNED;
  return isSealed || isSigned || headerOf(headers, PAYMENT_SIGNATURE_HEADER) === PAYMENT_TO_BE_SIGNED;
}

/**
 * A flattened JWE (RFC 7516), RSA-OAEP-256 with A256GCM; `iat` in seconds.
 * @param {string} jwkText
 * @param {string | Buffer} plaintext
 * @throws UnusableKey when it is no RSA key.
 */
export function seal(jwkText, plaintext) {
  const { kid, key } = keyOf(jwkText);
  const iat = Math.floor(Date.now() / 1000);
  const header = base64url(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid, iat }));
  const contentKey = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(header));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return {
    protected: header,
    encrypted_key: base64url(publicEncrypt({ key, padding, oaepHash: 'sha256' }, contentKey)),
    iv: base64url(iv),
    ciphertext: base64url(ciphertext),
    tag: base64url(cipher.getAuthTag()),
  };
}

/** A key that is no public RSA key. */
export class UnusableKey extends Error {}

function keyOf(jwkText) {
  try {
    const { kid, kty, n, e } = JSON.parse(jwkText);
    return { kid, key: createPublicKey({ key: { kty, n, e }, format: 'jwk' }) };
  } catch (error) {
    throw new UnusableKey(`it is no RSA key: ${error.message}`);
  }
}

function base64url(bytes) {
  return Buffer.from(bytes).toString('base64url');
}

function headerOf(headers, wanted) {
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === wanted.toLowerCase());
  return found && String(found[1]);
}

function withHeader(headers, wanted, value) {
  const others = Object.entries(headers).filter(([name]) => name.toLowerCase() !== wanted.toLowerCase());
  return { ...Object.fromEntries(others), [wanted]: value };
}
