import { createRemoteJWKSet, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import { type Env, isSandbox } from '../env';

/** Google's own convention: projects that are named `demo-…` exist in emulators alone. */
const DEMO_PROJECT = 'demo-mobile-site';
const GOOGLE_KEYS = createRemoteJWKSet(
  new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
);

export type FirebaseIdentity = {
  uid: string;
  /** `phone`, `google.com`, `facebook.com`, `oidc.line`. */
  provider: string;
  /** As in `+84912345678`. */
  phoneNumber: string | null;
  email: string | null;
};

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  phone_number: v.optional(v.string()),
  email: v.optional(v.string()),
  firebase: v.object({ sign_in_provider: v.string() }),
});

/**
 * Who a Firebase identity token speaks for; null when it does not hold. `now` in epoch milliseconds of the machine.
 * Unsigned tokens, as the Auth emulator makes them, are taken inside the sandbox alone.
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
  };
  try {
    const claims = takesUnsigned(env, project)
      ? UnsecuredJWT.decode(token, expected).payload
      : (await jwtVerify(token, GOOGLE_KEYS, { ...expected, algorithms: ['RS256'] })).payload;
    return identityOf(claims);
  } catch {
    return null;
  }
}

/** The operator's project; inside the sandbox a demo project stands in. */
export function firebaseProject(env: Env): string | null {
  return env.FIREBASE_PROJECT_ID || (isSandbox(env) ? DEMO_PROJECT : null);
}

function takesUnsigned(env: Env, project: string): boolean {
  return isSandbox(env) && (Boolean(env.FIREBASE_AUTH_EMULATOR) || project.startsWith('demo-'));
}

function identityOf(claims: JWTPayload): FirebaseIdentity {
  const { sub, phone_number, email, firebase } = v.parse(claimsSchema, claims);
  return {
    uid: sub,
    provider: firebase.sign_in_provider,
    phoneNumber: phone_number ?? null,
    email: email ?? null,
  };
}
