import { createHmac } from 'node:crypto';
import { exportJWK, flattenedDecrypt, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { SIGNATURE_HEADER, signBody, TO_BE_SIGNED, WRONG_SIGNATURE } from '../signatures.mjs';
import { sealedAndSigned as prepared, UnusableKey } from './seal.mjs';

type Call = Omit<Parameters<typeof prepared>[0], 'path'>;
const sealedAndSigned = (call: Call, vendorSecret: string) =>
  prepared({ path: '/pgw/payments', ...call }, { vendorSecret, paymentSecret: 'p' });

const BODY = '{"username":"minhan_2209","password":"Lantern2209"}';

test('seals a body whose call carries a key, as a flattened JWE that its owner opens [LOGIN-73 LOGIN-74 LOGIN-75]', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const jwk = JSON.stringify({ ...(await exportJWK(publicKey)), kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256' });
  const { headers, body } = sealedAndSigned(
    { headers: { 'X-A': ['b'], Encryption: [jwk] }, body: BODY },
    's',
  );
  const parts = JSON.parse(String(body));
  expect(Object.keys(parts).sort()).toEqual(['ciphertext', 'iv', 'protected', 'tag']);
  expect(headers['X-A']).toEqual(['b']);
  const sealed = { ...parts, encrypted_key: headers.Encryption };
  const { plaintext, protectedHeader } = await flattenedDecrypt(sealed, privateKey);
  expect(new TextDecoder().decode(plaintext)).toBe(BODY);
  expect(protectedHeader).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
  expect(Math.abs((protectedHeader?.iat as number) - Date.now() / 1000)).toBeLessThan(60);
});

test('content key and initialisation vector are fresh for each body [LOGIN-76]', async () => {
  const { publicKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const call = { headers: { encryption: JSON.stringify(await exportJWK(publicKey)) }, body: BODY };
  const [one, other] = [sealedAndSigned(call, 's'), sealedAndSigned(call, 's')];
  expect(one.headers.Encryption).not.toBe(other.headers.Encryption);
  expect(JSON.parse(String(one.body)).iv).not.toBe(JSON.parse(String(other.body)).iv);
});

test('a key that is no RSA key is an error, and the body stays where it is [LOGIN-74]', () => {
  for (const key of ['{"kty":"oct","k":"AAAA"}', '{broken', '{}']) {
    expect(() => sealedAndSigned({ headers: { Encryption: key }, body: BODY }, 's')).toThrow(UnusableKey);
  }
});

test('signs what waits for a signature, and leaves a wrong signature and everything else as it is', () => {
  const signed = sealedAndSigned(
    { headers: { [SIGNATURE_HEADER.toLowerCase()]: TO_BE_SIGNED }, body: BODY },
    's',
  );
  expect(signed.headers[SIGNATURE_HEADER]).toBe(signBody('s', BODY));
  const done: Record<string, string>[] = [
    { [SIGNATURE_HEADER]: WRONG_SIGNATURE },
    { Encryption: 'sealed' },
    {},
  ];
  for (const headers of done) {
    expect(sealedAndSigned({ headers, body: BODY }, 's')).toEqual({ headers, body: BODY });
  }
});

test('signs a payment provider’s call with the time and the path [CALL-07]', () => {
  const { headers } = sealedAndSigned(
    { headers: { 'X-Payment-Signature': `t=0,v1=${'0'.repeat(64)}` }, body: BODY },
    's',
  );
  const [, time, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['X-Payment-Signature'])) ?? [];
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
  expect(mac).toBe(createHmac('sha256', 'p').update(`${time}\n/pgw/payments\n${BODY}`).digest('hex'));
});
