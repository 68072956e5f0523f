import { createRemoteJWKSet, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import type { SiteFlag } from '@/contracts/flags';
import type { Merchant } from '../../db/schema';
import { type Env, isSandbox } from '../../platform/env';
import { Refusal } from '../../platform/refusal';

/** What a Firebase ID token says about its owner. */
export type FirebaseIdentity = {
  /** Of the Firebase user; the same at every sign-in with the same provider. */
  uid: string;
  /** `phone`, `google.com`, `facebook.com` or `oidc.line`. */
  provider: string;
  /** With its plus sign, as in `+84912345678`; null unless the provider is the phone. */
  phoneNumber: string | null;
  email: string | null;
};

/** Keys that Google signs ID tokens with; kept for ten minutes, and asked for again when a token names another. */
const googleKeys = createRemoteJWKSet(
  new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
);

/** Stands in for the operator's project in the sandbox; `demo-…` projects exist in emulators alone, says Google. */
const DEMO_PROJECT = 'demo-mobile-site';

/** Seconds by which Google's clock may be ahead of this one. */
const CLOCK_LEAD = 60;
/** Seconds. The site takes its tokens right after a sign-in; a later one was renewed, and proves an old sign-in. */
const OLDEST_SIGN_IN = 3600;

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  iat: v.number(),
  auth_time: v.number(),
  phone_number: v.optional(v.string(), undefined),
  email: v.optional(v.string(), undefined),
  firebase: v.object({ sign_in_provider: v.string() }),
});

/**
 * The identity behind a Firebase ID token, or null when the token is not good: signature, project, and age are checked
 * as Firebase asks for (SMS-24, LOGIN-39). Tokens of an emulator are unsigned; they count in the sandbox alone. `now` is
 * in epoch milliseconds, on the machine's clock.
 */
export async function verifyFirebaseToken(
  env: Env,
  token: string,
  now: number,
): Promise<FirebaseIdentity | null> {
  const project = firebaseProject(env);
  if (!project) return null;
  const expected = {
    issuer: `https://securetoken.google.com/${project}`,
    audience: project,
    currentDate: new Date(now),
    requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
  };
  const emulated = isSandbox(env) && (Boolean(env.FIREBASE_AUTH_EMULATOR) || project.startsWith('demo-'));
  try {
    const { payload } = emulated
      ? UnsecuredJWT.decode(token, expected)
      : await jwtVerify(token, googleKeys, { ...expected, algorithms: ['RS256'] });
    return identityOf(payload, now);
  } catch {
    return null;
  }
}

/** The operator's Firebase project; the demo one in a sandbox that names none, else null. */
export function firebaseProject(env: Env): string | null {
  return env.FIREBASE_PROJECT_ID || (isSandbox(env) ? DEMO_PROJECT : null);
}

/** The flag that opens each provider (FLAG-05 to FLAG-08); others are never open. */
const FLAG_OF = new Map<string, SiteFlag>([
  ['phone', 'MOBILEVERCODELOGIN3'],
  ['google.com', 'GOOGLELOGIN3'],
  ['facebook.com', 'FACEBOOKLOGIN3'],
  ['oidc.line', 'LINELOGIN3'],
]);

/**
 * Refuses an identity by which the merchant lets nobody in.
 * @throws Refusal `permission.denied`
 */
export function refuseShutProvider({ provider }: FirebaseIdentity, { flags }: Merchant): void {
  const flag = FLAG_OF.get(provider);
  if (!flag || !flags[flag]) throw new Refusal('permission.denied');
}

function identityOf(payload: JWTPayload, now: number): FirebaseIdentity | null {
  const claims = v.parse(claimsSchema, payload);
  const latest = now / 1000 + CLOCK_LEAD;
  if (claims.iat > latest || claims.auth_time > latest) return null;
  if (claims.auth_time < now / 1000 - OLDEST_SIGN_IN - CLOCK_LEAD) return null;
  const provider = claims.firebase.sign_in_provider;
  const phoneNumber = provider === 'phone' ? (claims.phone_number ?? null) : null;
  if (provider === 'phone' && phoneNumber === null) return null;
  return { uid: claims.sub, provider, phoneNumber, email: claims.email ?? null };
}
