import { FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPopup,
  type UserCredential,
} from 'firebase/auth';
import { type ErrorCode, GatewayError } from '@/contracts/errors';
import type { FirebaseSettings } from '@/contracts/site';
import type { SocialChannel } from './social-channel';

const FRAMES_SCRIPT = 'https://apis.google.com/js/api.js';

const PROVIDERS: Record<SocialChannel, () => AuthProvider> = {
  line: () => new OAuthProvider('oidc.line'),
  facebook: () => new FacebookAuthProvider(),
  google: () => new GoogleAuthProvider(),
};

const CANCELLED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

const CODES: Record<string, ErrorCode> = {
  'auth/invalid-verification-code': 'verification.code.wrong',
  'auth/code-expired': 'verification.code.expired',
  'auth/invalid-verification-id': 'verification.code.expired',
  'auth/invalid-phone-number': 'mobile.invalid',
  'auth/too-many-requests': 'rate.limited',
};

/**
 * Has Firebase send a code to the number, behind its own invisible check for robots (SMS-23). Gives the id under which
 * the code is confirmed.
 * @throws GatewayError
 */
export async function sendPhoneCode(settings: FirebaseSettings, e164: string): Promise<string> {
  const auth = phoneAuth(settings);
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(e164, verifier);
  } catch (error) {
    throw failureOf(error);
  } finally {
    verifier.clear();
    place.remove();
  }
}

/**
 * Confirms the code that was typed, and gives the ID token of the number (SMS-24, SMS-25).
 * @throws GatewayError
 */
export async function confirmPhoneCode(
  settings: FirebaseSettings,
  verificationId: string,
  code: string,
): Promise<string> {
  const auth = phoneAuth(settings);
  try {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    return await tokenOf(auth, await signInWithCredential(auth, credential));
  } catch (error) {
    throw failureOf(error);
  }
}

/**
 * Makes the providers ready: Google's script, through which their windows report back, is loaded and the SDK set up.
 * Without it the first tap would wait for it, and phones block a window that opens late (LOGIN-40).
 * @throws GatewayError `firebase.failed`
 */
export async function prepareProviders(settings: FirebaseSettings): Promise<void> {
  try {
    await loadFrames();
    await providerAuth(settings).authStateReady();
  } catch (error) {
    throw failureOf(error);
  }
}

/**
 * Opens the provider's window and gives the ID token, or null when the visitor closed the window (LOGIN-39).
 * @throws GatewayError
 */
export async function signInWithProvider(
  settings: FirebaseSettings,
  channel: SocialChannel,
): Promise<string | null> {
  const auth = providerAuth(settings);
  try {
    return await tokenOf(auth, await signInWithPopup(auth, PROVIDERS[channel]()));
  } catch (error) {
    if (error instanceof FirebaseError && CANCELLED.includes(error.code)) return null;
    throw failureOf(error);
  }
}

function phoneAuth(settings: FirebaseSettings): Auth {
  return authOf(settings, 'phone', { persistence: inMemoryPersistence });
}

function providerAuth(settings: FirebaseSettings): Auth {
  return authOf(settings, 'providers', {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
}

/** The SDK keeps its apps by name and gives the same one again; codes need none of what the windows need. */
function authOf(
  { emulator, ...settings }: FirebaseSettings,
  name: string,
  dependencies: Parameters<typeof initializeAuth>[1],
): Auth {
  const auth = initializeAuth(initializeApp(settings, name), dependencies);
  auth.languageCode = document.documentElement.dataset.locale ?? null;
  // The emulator also stands in for the check for robots.
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

/** The token goes to the site's own session; no Firebase user stays behind. */
async function tokenOf(auth: Auth, { user }: UserCredential): Promise<string> {
  const token = await user.getIdToken();
  await auth.signOut();
  return token;
}

function loadFrames(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = FRAMES_SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('not loaded'));
    document.head.append(script);
  });
}

function failureOf(error: unknown): GatewayError {
  const code = error instanceof FirebaseError ? CODES[error.code] : undefined;
  return new GatewayError(code ?? 'firebase.failed');
}
