import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../platform/env';
import { verifyFirebaseToken } from './firebase-token';

const PROJECT = 'my-site';
const NOW = 1_790_000_000_000;
const SECONDS = NOW / 1000;
const env: Env = { DB: null, FIREBASE_PROJECT_ID: PROJECT };
const emulated: Env = { ...env, SANDBOX: '1', FIREBASE_AUTH_EMULATOR: 'http://127.0.0.1:9099' };

const claims: JWTPayload = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'uid-1',
  iat: SECONDS - 10,
  auth_time: SECONDS - 10,
  exp: SECONDS + 3590,
  phone_number: '+84912345678',
  firebase: { sign_in_provider: 'phone', identities: { phone: ['+84912345678'] } },
};
const social: JWTPayload = {
  ...claims,
  phone_number: undefined,
  email: 'an@example.com',
  firebase: { sign_in_provider: 'google.com', identities: {} },
};

let googles: CryptoKeyPair;
let strangers: CryptoKeyPair;
const keysAsked = vi.fn();

beforeAll(async () => {
  [googles, strangers] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(googles.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  vi.stubGlobal('fetch', async (url: string | URL) => {
    keysAsked(String(url));
    return Response.json({ keys: [jwk] });
  });
});
afterAll(() => vi.unstubAllGlobals());

const sign = (payload: JWTPayload, key = googles.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);
const unsigned = (payload: JWTPayload) => new UnsecuredJWT(payload).encode();

describe('an ID token of Firebase', () => {
  it('tells the verified number of a phone sign-in [SMS-24 LOGIN-72]', async () => {
    expect(await verifyFirebaseToken(env, await sign(claims), NOW)).toEqual({
      uid: 'uid-1',
      provider: 'phone',
      phoneNumber: '+84912345678',
      email: null,
    });
    expect(keysAsked).toHaveBeenCalledExactlyOnceWith(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    );
  });

  it('tells the e-mail of a social sign-in, which has no number [LOGIN-39]', async () => {
    expect(await verifyFirebaseToken(env, await sign(social), NOW)).toEqual({
      uid: 'uid-1',
      provider: 'google.com',
      phoneNumber: null,
      email: 'an@example.com',
    });
  });

  it.each<[string, JWTPayload]>([
    ['has run out', { ...claims, exp: SECONDS - 1 }],
    ['is of another project', { ...claims, aud: 'other' }],
    ['comes from another issuer', { ...claims, iss: 'https://securetoken.google.com/other' }],
    ['was issued in the future', { ...claims, iat: SECONDS + 600 }],
    ['tells of a sign-in in the future', { ...claims, auth_time: SECONDS + 600 }],
    ['was renewed long after its sign-in', { ...claims, auth_time: SECONDS - 3 * 3600 }],
    ['names no sign-in', { ...claims, auth_time: undefined }],
    ['never runs out', { ...claims, exp: undefined }],
    ['names no owner', { ...claims, sub: undefined }],
    ['names an empty owner', { ...claims, sub: '' }],
    ['names no provider', { ...claims, firebase: undefined }],
    ['is of a phone sign-in without a number', { ...claims, phone_number: undefined }],
  ])('is refused when it %s, signed or from the emulator [SMS-24 LOGIN-39]', async (_what, payload) => {
    expect(await verifyFirebaseToken(env, await sign(payload), NOW)).toBeNull();
    expect(await verifyFirebaseToken(emulated, unsigned(payload), NOW)).toBeNull();
  });

  it('is refused when another key has signed it [SMS-24 LOGIN-39]', async () => {
    expect(await verifyFirebaseToken(env, await sign(claims, strangers.privateKey), NOW)).toBeNull();
  });

  it('is refused unsigned, except from the emulator of a sandbox [SMS-24 LOGIN-39]', async () => {
    const token = unsigned(claims);
    expect(await verifyFirebaseToken(env, token, NOW)).toBeNull();
    expect(await verifyFirebaseToken({ ...env, SANDBOX: '1' }, token, NOW)).toBeNull();
    expect(await verifyFirebaseToken({ ...emulated, SANDBOX: undefined }, token, NOW)).toBeNull();
    expect(await verifyFirebaseToken(emulated, token, NOW)).toMatchObject({ uid: 'uid-1' });
  });

  it('may be of a demo project without any emulator in the sandbox, and nowhere else [SMS-28]', async () => {
    const project = 'demo-mobile-site';
    const token = unsigned({ ...claims, iss: `https://securetoken.google.com/${project}`, aud: project });
    expect(await verifyFirebaseToken({ DB: null, SANDBOX: '1' }, token, NOW)).toMatchObject({ uid: 'uid-1' });
    expect(await verifyFirebaseToken({ DB: null }, token, NOW)).toBeNull();
    expect(await verifyFirebaseToken({ DB: null, FIREBASE_PROJECT_ID: project }, token, NOW)).toBeNull();
  });

  it('is refused while no project is set, and when it is no token at all [SMS-28]', async () => {
    expect(await verifyFirebaseToken({ DB: null }, await sign(claims), NOW)).toBeNull();
    expect(await verifyFirebaseToken(env, 'nonsense', NOW)).toBeNull();
  });
});
