import { constants, createDecipheriv, createHmac, createPrivateKey, privateDecrypt } from 'node:crypto';
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

test('what is sealed in the vectors is what the command seals with these keys, and its key is of the same form [LOGIN-74 CALL-06]', () => {
  const { kty, n, e, kid } = privateKey;
  const fixed = { iat, contentKey: bytes(contentKey), iv: bytes(body.iv) };
  const { encrypted_key, ...parts } = seal(JSON.stringify({ kty, n, e, kid }), plaintext, fixed);
  expect(parts).toEqual(body);
  expect(encrypted_key).toHaveLength(header.Encryption.length);
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
