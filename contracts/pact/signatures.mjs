import {
  constants,
  createCipheriv,
  createHmac,
  createPublicKey,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { createServer } from 'node:http';

/** Header in which a vendor signs the body of its call. */
export const SIGNATURE_HEADER = 'X-Vendor-Signature';
/** What stands in a pact file for the signature of a body, which only who sends the body can make. */
export const TO_BE_SIGNED = '0'.repeat(64);
/** A signature that no secret makes. */
export const WRONG_SIGNATURE = 'f'.repeat(64);
/** The secret of the vendor `demo` in test environments. */
export const DEMO_VENDOR_SECRET = 'the-demo-vendor-plays-in-the-sandbox-alone';

/** Header in which a payment provider signs its call, and when. */
export const PAYMENT_SIGNATURE_HEADER = 'X-Payment-Signature';
/** What stands for it in a pact file, and one that no secret makes. */
export const PAYMENT_TO_BE_SIGNED = `t=0,v1=${TO_BE_SIGNED}`;
export const WRONG_PAYMENT_SIGNATURE = `t=0,v1=${WRONG_SIGNATURE}`;
/** The secret of the payment provider `demo-bank` in test environments. */
export const DEMO_BANK_SECRET = 'the-demo-bank-pays-in-the-sandbox-alone';

/**
 * The signature of a payment provider's call, made now: HMAC-SHA256 of time, path and body, a line each.
 * @param {string} secret
 * @param {string} path
 * @param {string | Uint8Array} body
 */
export function signPayment(secret, path, body) {
  const time = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', secret).update(`${time}\n${path}\n`).update(body).digest('hex');
  return `t=${time},v1=${mac}`;
}

/**
 * The signature of a body: HMAC-SHA256 under the vendor's secret, in hexadecimal.
 * @param {string} secret
 * @param {string | Uint8Array} body
 */
export function signBody(secret, body) {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/**
 * Stands between the verifier and a provider and signs the bodies that wait for it; everything else passes unchanged.
 * @param {{ url: string, secret: string, paymentSecret: string }} options
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function startSigner({ url, ...secrets }) {
  const server = createServer((request, response) => {
    pass(request, url, secrets).then(
      ({ status, type, body }) => response.writeHead(status, { 'Content-Type': type }).end(body),
      (error) => response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error)),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

const HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

async function pass(request, target, { secret, paymentSecret }) {
  const parts = [];
  for await (const part of request) parts.push(part);
  let body = Buffer.concat(parts);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!HOP.has(name)) headers.set(name, String(value));
  }
  if (headers.get(SIGNATURE_HEADER) === TO_BE_SIGNED) {
    headers.set(SIGNATURE_HEADER, signBody(secret, body));
  }
  if (headers.get(PAYMENT_SIGNATURE_HEADER) === PAYMENT_TO_BE_SIGNED) {
    headers.set(PAYMENT_SIGNATURE_HEADER, signPayment(paymentSecret, request.url, body));
  }
  const key = headers.get('Encryption');
  if (key?.startsWith('{')) {
    const sealed = sealBody(JSON.parse(key), body);
    headers.set('Encryption', sealed.encryptedKey);
    body = Buffer.from(JSON.stringify(sealed.parts));
  }
  const answer = await fetch(target.replace(/\/$/, '') + request.url, {
    method: request.method,
    headers,
    body: body.length > 0 ? body : undefined,
  });
  const type = answer.headers.get('Content-Type') ?? 'text/plain';
  return { status: answer.status, type, body: await answer.text() };
}

/**
 * A body as a flattened JWE (RFC 7516) under a public key: RSA-OAEP-256, A256GCM, `iat` in seconds.
 * @param {import('node:crypto').JsonWebKey & { kid?: string }} jwk
 * @param {Uint8Array} body
 */
export function sealBody(jwk, body) {
  const contentKey = randomBytes(32);
  const iv = randomBytes(12);
  const iat = Math.floor(Date.now() / 1000);
  const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid, iat };
  const protectedHeader = Buffer.from(JSON.stringify(header)).toString('base64url');
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv);
  cipher.setAAD(Buffer.from(protectedHeader));
  const ciphertext = Buffer.concat([cipher.update(body), cipher.final()]).toString('base64url');
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const padding = { key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
  return {
    encryptedKey: publicEncrypt(padding, contentKey).toString('base64url'),
    parts: {
      protected: protectedHeader,
      iv: iv.toString('base64url'),
      ciphertext,
      tag: cipher.getAuthTag().toString('base64url'),
    },
  };
}
