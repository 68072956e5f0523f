import {
  constants,
  createCipheriv,
  createPublicKey,
  generateKeyPairSync,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { forgeryOfSignature, keyAndForgery, SEAL_FORGERIES } from '../forgeries.mjs';
import {
  PAYMENT_SIGNATURE_HEADER,
  PAYMENT_TIME,
  SIGNATURE_HEADER,
  signBody,
  signPayment,
  TO_BE_SIGNED,
} from '../signatures.mjs';
import { hasMadeValues, withMadeValues } from './made-values.mjs';

/** @typedef {{ vendorSecret: string, paymentSecret: string }} Secrets */

/** Header of a sealed call. In a pact file it holds the key to seal with, as the text of a JWK. */
const KEY_HEADER = 'Encryption';
/** Seconds by which the time of a forged call is wrong. */
const AN_HOUR = 3600;

/**
 * Makes of a call as the contract has it the call as it is sent: makes the values that its body asks for, seals it where `Encryption` holds a
 * key, and signs it where a vendor's or a payment provider's signature is due (LOGIN-74 to LOGIN-76); wrongly
 * where the contract says how (`forgeries.mjs`).
 * @param {{ path: string, headers: Record<string, string | string[]>, body: string | Buffer }} call
 * @param {Secrets} secrets
 * @returns {{ headers: Record<string, string | string[]>, body: string | Buffer }}
 * @throws UnusableKey when it is no RSA key.
 */
export function sealedAndSigned({ path, headers, body: asked }, secrets) {
  const body = withMadeValues(asked);
  const key = keyAndForgery(headerOf(headers, KEY_HEADER));
  if (key) return sealed({ headers, body }, key);
  const signature = signatureOf({ path, headers, body }, secrets);
  if (!signature) return { headers, body };
  const [name, value] = signature;
  return { headers: withHeader(headers, name, value), body };
}

/** Whether a call is changed on its way out, so that it can't be repeated as it stands. */
export function isChangedOnTheWay(headers, body = '') {
  const isSealed = headerOf(headers, KEY_HEADER) !== undefined;
  return (
    isSealed ||
    hasMadeValues(body) ||
    signatureOf({ path: '', headers, body: '' }, { vendorSecret: '', paymentSecret: '' }) !== undefined
  );
}

/** The header of a call's signature, where one is due: its name and value, no value where the forgery is that it lacks. */
function signatureOf({ path, headers, body }, { vendorSecret, paymentSecret }) {
  const vendors = due(headerOf(headers, SIGNATURE_HEADER));
  if (vendors) {
    const sign = (call) => signBody(call.secret, call.body);
    return [SIGNATURE_HEADER, forged(sign, { secret: vendorSecret, path, body, time: 0 }, vendors.forgery)];
  }
  const payments = due(headerOf(headers, PAYMENT_SIGNATURE_HEADER), PAYMENT_TIME);
  if (!payments) return undefined;
  const sign = (call) => signPayment(call.secret, call.path, call.body, call.time);
  const call = { secret: paymentSecret, path, body, time: Math.floor(Date.now() / 1000) };
  return [PAYMENT_SIGNATURE_HEADER, forged(sign, call, payments.forgery)];
}

/** Whether what stands for a signature waits for one, and how that is forged. */
function due(mark = '', prefix = '') {
  if (!mark.startsWith(prefix)) return undefined;
  const digits = mark.slice(prefix.length);
  const forgery = forgeryOfSignature(digits);
  return digits === TO_BE_SIGNED || forgery ? { forgery } : undefined;
}

function forged(sign, call, forgery) {
  switch (forgery) {
    case undefined:
      return sign(call);
    case 'no signature':
      return undefined;
    case 'another secret':
      return sign({ ...call, secret: `${call.secret}, but another` });
    case 'one digit changed':
      return sign(call).replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    case 'another body':
      return sign({ ...call, body: Buffer.concat([Buffer.from(call.body), Buffer.from(' ')]) });
    case 'another path':
      return sign({ ...call, path: `${call.path}/other` });
    case 'a time that is over':
      return sign({ ...call, time: call.time - AN_HOUR });
    case 'a time to come':
      return sign({ ...call, time: call.time + AN_HOUR });
    default:
      throw unknownForgery(forgery);
  }
}

/** What can't be forged here never passes. */
function unknownForgery(forgery) {
  return new Error(
    `The pact file has a call that is forged by "${forgery}", which this command does not know`,
  );
}

function sealed({ headers, body }, { jwk, forgery }) {
  if (forgery && !SEAL_FORGERIES.includes(forgery)) throw unknownForgery(forgery);
  if (forgery === 'no seal') return { headers: withHeader(headers, KEY_HEADER, undefined), body };
  const { encrypted_key, ...parts } = seal(jwk, body, forgery);
  return { headers: withHeader(headers, KEY_HEADER, encrypted_key), body: JSON.stringify(parts) };
}

/**
 * A flattened JWE (RFC 7516), RSA-OAEP-256 with A256GCM; `iat` in seconds.
 * @param {string} jwkText
 * @param {string | Buffer} plaintext
 * @param {string} [forgery]  What is wrong with it, of `forgeries.mjs`.
 * @throws UnusableKey when it is no RSA key.
 */
export function seal(jwkText, plaintext, forgery) {
  const { kid, key: own } = keyOf(jwkText);
  const key = forgery === 'another key' ? anotherKey() : own;
  const iat = Math.floor(Date.now() / 1000) - (forgery === 'a time that is over' ? AN_HOUR : 0);
  const header = base64url(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid, iat }));
  const contentKey = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(header));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const tag = cipher.getAuthTag();
  if (forgery === 'a changed tag') tag[0] ^= 1;
  return {
    protected: header,
    encrypted_key: base64url(publicEncrypt({ key, padding, oaepHash: 'sha256' }, contentKey)),
    iv: base64url(iv),
    ciphertext: base64url(ciphertext),
    tag: base64url(tag),
  };
}

let madeKey;

/** A key that nobody can open what it seals with; made once. */
function anotherKey() {
  madeKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  return madeKey;
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
  return { ...Object.fromEntries(others), ...(value !== undefined && { [wanted]: value }) };
}
