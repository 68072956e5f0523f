import { initializeApp } from 'firebase/app';
import {
  type AuthCredential,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  PhoneAuthCredential,
  signInWithCredential,
} from 'firebase/auth';
import { API_KEY, EMULATOR, PROJECT } from './places';

/** What a provider tells Firebase of a visitor; the emulator takes it unsigned. */
export type Claims = { sub: string; email?: string; name?: string };

/** What each provider hands to the SDK after its window was closed. */
const CREDENTIALS = {
  google: (claims: string) => GoogleAuthProvider.credential(claims),
  facebook: (claims: string) => FacebookAuthProvider.credential(claims),
  line: (claims: string) => new OAuthProvider('oidc.line').credential({ idToken: claims }),
} satisfies Record<string, (claims: string) => AuthCredential>;
export type Provider = keyof typeof CREDENTIALS;

/** Signs in with a mobile number and the code that the emulator "sent"; gives the ID token. */
export async function phoneToken(e164: string): Promise<string> {
  const credential = PhoneAuthCredential.fromJSON({
    verificationId: await sendCode(e164),
    verificationCode: await sentCode(e164),
  });
  if (!credential) throw new Error('No credential');
  const { user } = await signInWithCredential(emulatedAuth(), credential);
  return user.getIdToken();
}

/** Signs in with an identity of a provider; gives the ID token. */
export async function providerToken(provider: Provider, claims: Claims): Promise<string> {
  const credential = CREDENTIALS[provider](JSON.stringify({ ...claims, email_verified: true }));
  const { user } = await signInWithCredential(emulatedAuth(), credential);
  return user.getIdToken();
}

// The SDK sends codes from browsers alone, after their check for robots.
async function sendCode(phoneNumber: string): Promise<string> {
  const url = `${EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=${API_KEY}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phoneNumber, recaptchaToken: 'none' }),
  });
  return ((await response.json()) as { sessionInfo: string }).sessionInfo;
}

/** The code that was sent last to the number. */
export async function sentCode(e164: string): Promise<string> {
  const response = await fetch(`${EMULATOR}/emulator/v1/projects/${PROJECT}/verificationCodes`);
  const { verificationCodes } = (await response.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === e164);
  if (!sent) throw new Error(`No code was sent to ${e164}`);
  return sent.code;
}

function emulatedAuth() {
  const auth = initializeAuth(initializeApp({ apiKey: API_KEY, projectId: PROJECT }), {
    persistence: inMemoryPersistence,
  });
  connectAuthEmulator(auth, EMULATOR, { disableWarnings: true });
  return auth;
}
