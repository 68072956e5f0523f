import type { Env } from '../../env';
import { firebaseSettings } from '../pages/site';

type Hosts = { script: string[]; connect: string[]; frame: string[] };

const NONE: Hosts = { script: [], connect: [], frame: [] };

/**
 * What Firebase's sign-in needs of the content security policy, once it is set up: Google's frame and reCAPTCHA scripts,
 * the calls of the SDK, and the frames of reCAPTCHA and of the project's own domain; in the sandbox the emulator.
 */
export function firebaseHosts(env: Env): Hosts {
  const firebase = firebaseSettings(env);
  if (!firebase) return NONE;
  const emulator = firebase.emulator ? [firebase.emulator] : [];
  return {
    script: [
      'https://apis.google.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
      ...emulator,
    ],
    frame: [
      `https://${firebase.authDomain}`,
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
      ...emulator,
    ],
  };
}
