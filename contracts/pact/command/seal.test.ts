import { createHmac } from 'node:crypto';
import { exportJWK, flattenedDecrypt, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { SIGNATURE_FORGERIES, sealMark, signatureMark } from '../forgeries.mjs';
import {
  PAYMENT_SIGNATURE_HEADER,
  PAYMENT_TIME,
  SIGNATURE_HEADER,
  signBody,
  signPayment,
  TO_BE_SIGNED,
} from '../signatures.mjs';
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

test('signs what waits for a signature, and leaves everything else as it is', () => {
  const signed = sealedAndSigned(
    { headers: { [SIGNATURE_HEADER.toLowerCase()]: TO_BE_SIGNED }, body: BODY },
    's',
  );
  expect(signed.headers[SIGNATURE_HEADER]).toBe(signBody('s', BODY));
  const done: Record<string, string>[] = [
    { [SIGNATURE_HEADER]: 'a'.repeat(64) },
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

type Sent = { headers: Record<string, string | string[]>; body: string | Buffer };
const PATH = '/pgw/payments';
const isForm = (text: string) => /^[0-9a-f]{64}$/.test(text);
/** A MAC that is looked at without its last digit. */
const nearly = (one: string, other: string) => one.slice(0, -1) === other.slice(0, -1);

/** Who takes signatures of vendors, each without one of the checks that they need. */
const CARELESS_VENDORS: [lacks: string, takes: (signature: string, body: string) => boolean][] = [
  ['no signature', (signature, body) => signature === '' || signature === signBody('s', body)],
  ['another secret', (signature) => isForm(signature) && signature !== 'f'.repeat(64)],
  ['one digit changed', (signature, body) => nearly(signature, signBody('s', body))],
  ['another body', (signature, body) => [body, `${body} `].some((one) => signature === signBody('s', one))],
];

test.each(CARELESS_VENDORS)(
  'a wallet that is careless about %s takes what is forged so, and a careful one does not [CALL-06]',
  (forgery, takes) => {
    const sent = sealedAndSigned(
      { headers: { [SIGNATURE_HEADER]: signatureMark(forgery) }, body: BODY },
      's',
    );
    const signature = String(sent.headers[SIGNATURE_HEADER] ?? '');
    expect(takes(signature, BODY)).toBe(true);
    expect(signature).not.toBe(signBody('s', BODY));
  },
);

test('of a payment provider each forgery is wrong in its own way alone [CALL-06]', () => {
  const now = Math.floor(Date.now() / 1000);
  const made = (forgery: string) => {
    const headers = { [PAYMENT_SIGNATURE_HEADER]: PAYMENT_TIME + signatureMark(forgery) };
    const text = String(
      sealedAndSigned({ headers, body: BODY }, 's').headers[PAYMENT_SIGNATURE_HEADER] ?? '',
    );
    return { text, time: Number(/^t=(\d+),/.exec(text)?.[1]) };
  };
  const right = (time: number, { secret = 'p', path = PATH, body = BODY } = {}) =>
    signPayment(secret, path, body, time);
  for (const forgery of SIGNATURE_FORGERIES) {
    const { text, time } = made(forgery);
    const isTimely = Math.abs(time - now) < 60;
    expect(isTimely && text === right(time), forgery).toBe(false);
  }
  expect(made('no signature').text).toBe('');
  expect(made('another secret').text).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  const digit = made('one digit changed');
  expect(nearly(digit.text, right(digit.time))).toBe(true);
  const path = made('another path');
  expect(path.text).toBe(right(path.time, { path: `${PATH}/other` }));
  const body = made('another body');
  expect(body.text).toBe(right(body.time, { body: `${BODY} ` }));
  const over = made('a time that is over');
  expect([over.text, over.time < now - 3000]).toEqual([right(over.time), true]);
  const ahead = made('a time to come');
  expect([ahead.text, ahead.time > now + 3000]).toEqual([right(ahead.time), true]);
});

test('a forged seal is wrong in its own way alone [CALL-06 LOGIN-74 LOGIN-76]', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const jwk = JSON.stringify({ ...(await exportJWK(publicKey)), kid: 'k1' });
  const sealedSo = (forgery: string): Sent =>
    sealedAndSigned({ headers: { Encryption: sealMark(forgery) + jwk }, body: BODY }, 's');
  const opened = ({ headers, body }: Sent) =>
    flattenedDecrypt({ ...JSON.parse(String(body)), encrypted_key: headers.Encryption }, privateKey);
  expect(sealedSo('no seal')).toEqual({ headers: {}, body: BODY });
  await expect(opened(sealedSo('another key'))).rejects.toThrow();
  await expect(opened(sealedSo('a changed tag'))).rejects.toThrow();
  const { plaintext, protectedHeader } = await opened(sealedSo('a time that is over'));
  expect(new TextDecoder().decode(plaintext)).toBe(BODY);
  expect(Date.now() / 1000 - Number(protectedHeader?.iat)).toBeGreaterThan(3000);
});

test('a forgery that is not known here is no call [CALL-06]', () => {
  const jwk = '{"kty":"RSA"}';
  expect(() =>
    sealedAndSigned({ headers: { Encryption: `forged: a new way; ${jwk}` }, body: BODY }, 's'),
  ).toThrow();
});
