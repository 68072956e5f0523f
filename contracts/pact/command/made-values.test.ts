import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { TEST_PASSKEY_COSE } from '../../passkeys/credential';
import { TEST_PASSKEY_COSE as KEY_OF_THE_COMMAND } from '../test-passkey.mjs';
import { withMadeValues } from './made-values.mjs';

const ORIGIN = 'https://hoadang.example.com';
const made = (text: string) => JSON.parse(String(withMadeValues(JSON.stringify({ value: text })))).value;
const opened = (base64url: string) => JSON.parse(Buffer.from(base64url, 'base64url').toString());

test('answers a challenge by a passkey whose public key the provider state was told [CALL-06]', () => {
  const text = `make:passkey-use?origin=${ORIGIN}&challenge=Y2hhbGxlbmdl&credentialId=aWQ&counter=7&synced=1`;
  const { id, response } = JSON.parse(made(text));
  expect(id).toBe('aWQ');
  const client = Buffer.from(response.clientDataJSON, 'base64url');
  expect(JSON.parse(client.toString())).toEqual({
    type: 'webauthn.get',
    challenge: 'Y2hhbGxlbmdl',
    origin: ORIGIN,
    crossOrigin: false,
  });
  const data = Buffer.from(response.authenticatorData, 'base64url');
  expect([data.subarray(0, 32).toString('hex'), data[32], data.readUInt32BE(33)]).toEqual([
    createHash('sha256').update('hoadang.example.com').digest('hex'),
    0x1d,
    7,
  ]);
  const cose = Buffer.from(KEY_OF_THE_COMMAND, 'base64url').toString('hex');
  const [, x = '', y = ''] = /215820([0-9a-f]{64})225820([0-9a-f]{64})$/.exec(cose) ?? [];
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: Buffer.from(x, 'hex').toString('base64url'),
    y: Buffer.from(y, 'hex').toString('base64url'),
  };
  const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
  const key = createPublicKey({ format: 'jwk', key: jwk });
  expect(verify('sha256', signed, key, Buffer.from(response.signature, 'base64url'))).toBe(true);
  expect(KEY_OF_THE_COMMAND).toBe(TEST_PASSKEY_COSE);
});

test('makes a new passkey with the same key, under another id each time [CALL-06]', () => {
  const text = `make:passkey?origin=${ORIGIN}&challenge=Y2hhbGxlbmdl`;
  const [one, other] = [JSON.parse(made(text)), JSON.parse(made(text))];
  expect(one.id).not.toBe(other.id);
  expect(opened(one.response.clientDataJSON).type).toBe('webauthn.create');
  expect(Buffer.from(one.response.attestationObject, 'base64url').toString('hex')).toContain(
    Buffer.from(KEY_OF_THE_COMMAND, 'base64url').toString('hex'),
  );
});

test('writes tokens as the Auth emulator of Firebase does: unsigned, of the project and user that were answered [CALL-06 LOGIN-39]', () => {
  const token = made('make:firebase-token?project=demo-x&provider=phone&uid=u-1&mobile=63912345678');
  const [head, claims, signature] = token.split('.');
  expect([opened(head).alg, signature]).toEqual(['none', '']);
  expect(opened(claims)).toMatchObject({
    iss: 'https://securetoken.google.com/demo-x',
    aud: 'demo-x',
    sub: 'u-1',
    phone_number: '+63912345678',
    firebase: { sign_in_provider: 'phone' },
  });
  expect(
    opened(made('make:firebase-token?project=p&provider=google.com&uid=u').split('.')[1]),
  ).not.toHaveProperty('phone_number');
});

test('does the work that was asked for, hashed once or derived, in JSON and in a form [CALL-06 LOGIN-83]', () => {
  const once = createHash('sha256').update('ab12').digest('hex');
  const task = `make:work?salt=ab&challenge=${once}&maxnumber=40&iterations=`;
  expect(made(task)).toBe(`${once}:12`);
  const form = String(withMadeValues(String(new URLSearchParams({ work: task, email: 'a@example.com' }))));
  expect(Object.fromEntries(new URLSearchParams(form))).toEqual({
    work: `${once}:12`,
    email: 'a@example.com',
  });
  expect(() => made(task.replace('maxnumber=40', 'maxnumber=3'))).toThrow('No number up to 3');
});

test('leaves every other body as it stands, and makes nothing that it does not know [CALL-06]', () => {
  const body = '{"note": "to make:work of it"}';
  expect(withMadeValues(body)).toBe(body);
  expect(() => made('make:gold?of=lead')).toThrow('"gold"');
});
