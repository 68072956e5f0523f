import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  privateDecrypt,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compactDecrypt, importJWK } from 'jose';
import { expect, test } from 'vitest';
import { signBody, signPayment } from '../signatures.mjs';
import { seal } from './seal.mjs';

const { seal: sealed, ...signed } = JSON.parse(
  readFileSync(new URL('../vectors.json', import.meta.url), 'utf8'),
);
const { privateKey, contentKey, iat, plaintext, header, body, compact } = sealed;
const bytes = (text: string) => Buffer.from(text, 'base64url');

test('what the command seals with the key of the vectors is opened with its other half, and is of the same form [LOGIN-74 CALL-06]', async () => {
  const { kty, n, e, kid } = privateKey;
  const { encrypted_key, ...parts } = seal(JSON.stringify({ kty, n, e, kid }), plaintext);
  expect(Object.keys(parts).sort()).toEqual(Object.keys(body).sort());
  const made = [parts.protected, encrypted_key, parts.iv, parts.ciphertext, parts.tag].join('.');
  expect(made).toHaveLength(compact.length);
  const opened = await compactDecrypt(made, await importJWK(privateKey, 'RSA-OAEP-256'));
  expect(new TextDecoder().decode(opened.plaintext)).toBe(plaintext);
});

test('with its content key, vector and time the sealed body is made again, byte by byte [LOGIN-74 CALL-06]', () => {
  const { alg, kid } = privateKey;
  const made = Buffer.from(JSON.stringify({ alg, enc: 'A256GCM', kid, iat })).toString('base64url');
  const cipher = createCipheriv('aes-256-gcm', bytes(contentKey), bytes(body.iv)).setAAD(Buffer.from(made));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]).toString('base64url');
  const tag = cipher.getAuthTag().toString('base64url');
  expect({ protected: made, iv: body.iv, ciphertext, tag }).toEqual(body);
});

test('it is opened with the private key alone, step by step and as a compact JWE of any library [LOGIN-75 CALL-06]', async () => {
  const key = createPrivateKey({ key: privateKey, format: 'jwk' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const opened = privateDecrypt({ key, padding, oaepHash: 'sha256' }, bytes(header.Encryption));
  expect(opened.toString('base64url')).toBe(contentKey);
  const decipher = createDecipheriv('aes-256-gcm', opened, bytes(body.iv));
  decipher.setAAD(Buffer.from(body.protected)).setAuthTag(bytes(body.tag));
  expect(Buffer.concat([decipher.update(bytes(body.ciphertext)), decipher.final()]).toString()).toBe(
    plaintext,
  );
  expect(compact).toBe([body.protected, header.Encryption, body.iv, body.ciphertext, body.tag].join('.'));
  const library = await compactDecrypt(compact, await importJWK(privateKey, 'RSA-OAEP-256'));
  expect(new TextDecoder().decode(library.plaintext)).toBe(plaintext);
  expect(library.protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'test-key-1', iat });
});

test('signatures of the vectors are those that the command makes, and those that the words beside them make [CALL-06]', () => {
  const { vendorSignature: vendor, paymentSignature: payment } = signed;
  const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
  expect(vendor.header['X-Vendor-Signature']).toBe(signBody(vendor.secret, vendor.body));
  expect(vendor.header['X-Vendor-Signature']).toBe(mac(vendor.secret, vendor.body));
  const { secret, path, time, header: sent } = payment;
  expect(sent['X-Payment-Signature']).toBe(signPayment(secret, path, payment.body, time));
  expect(sent['X-Payment-Signature']).toBe(
    `t=${time},v1=${mac(secret, `${time}\n${path}\n${payment.body}`)}`,
  );
});
