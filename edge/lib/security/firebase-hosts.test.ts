import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp';

const directive = (env: Parameters<typeof contentSecurityPolicy>[1], name: string) =>
  contentSecurityPolicy('abc', env)
    .split('; ')
    .find((text) => text.startsWith(`${name} `));

const FIREBASE = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'my-site' };
const EMULATOR = 'http://127.0.0.1:9099';

describe('the content security policy, for Firebase', () => {
  it('knows no host of Firebase while that is off [SMS-28]', () => {
    expect(contentSecurityPolicy('abc', {})).not.toMatch(/google|firebase|gstatic/);
    expect(contentSecurityPolicy('abc', { SANDBOX: '1', FIREBASE_AUTH_EMULATOR: EMULATOR })).not.toContain(
      EMULATOR,
    );
  });

  it('lets Firebase load, call and frame what its sign-in needs, once it is set up [LOGIN-39 SMS-23]', () => {
    expect(directive(FIREBASE, 'script-src')).toBe(
      "script-src 'self' 'nonce-abc' https://apis.google.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    );
    expect(directive(FIREBASE, 'connect-src')).toBe(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com/recaptcha/",
    );
    expect(directive(FIREBASE, 'frame-src')).toBe(
      "frame-src 'self' https://my-site.firebaseapp.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    );
    expect(directive({ ...FIREBASE, FIREBASE_AUTH_DOMAIN: 'in.example.com' }, 'frame-src')).toContain(
      ' https://in.example.com ',
    );
  });

  it('reaches the emulator in the sandbox alone [SMS-28]', () => {
    const emulated = { ...FIREBASE, FIREBASE_AUTH_EMULATOR: EMULATOR };
    expect(contentSecurityPolicy('abc', emulated)).not.toContain(EMULATOR);
    expect(directive({ ...emulated, SANDBOX: '1' }, 'connect-src')).toContain(` ${EMULATOR}`);
    expect(directive({ ...emulated, SANDBOX: '1' }, 'frame-src')).toContain(` ${EMULATOR}`);
    expect(directive({ ...emulated, SANDBOX: '1' }, 'script-src')).not.toContain(EMULATOR);
  });

  it('adds the hosts of its settings, and drops what could begin another directive', () => {
    const env = { CSP_SCRIPT_HOSTS: "https://a.example, b; script-src *, 'unsafe-inline'" };
    expect(directive(env, 'script-src')).toBe("script-src 'self' 'nonce-abc' https://a.example");
  });
});
