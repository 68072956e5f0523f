import * as v from 'valibot';

const text = v.string();
const secrets = v.pipe(
  text,
  v.parseJson(undefined, 'is no JSON'),
  v.record(
    text,
    v.union(
      [
        v.pipe(text, v.minLength(16)),
        v.pipe(v.array(v.pipe(text, v.minLength(16))), v.minLength(1), v.maxLength(2)),
      ],
      'has an entry that is not one or two secrets of 16 letters or more',
    ),
    'is no object of names and secrets',
  ),
);

/** Every setting and secret of the reference gateway: what it means, how it is written and what counts without it. */
export const SETTINGS = {
  SESSION_IDLE_SECONDS: {
    schema: v.pipe(text, v.regex(/^[1-9]\d{0,7}$/, 'is no whole number of seconds')),
    secret: false,
    meaning: 'how long a session lasts that nobody uses',
    written: 'seconds',
    empty: '1800',
  },
  DEFAULT_MERCHANT: {
    schema: v.pipe(text, v.regex(/^\S{1,64}$/, 'is no code of at most 64 letters without a space')),
    secret: false,
    meaning: 'merchant of calls that name none and carry no session',
    written: 'a merchant code',
    empty: '`hoadang`',
  },
  FIREBASE_PROJECT_ID: {
    schema: v.pipe(text, v.regex(/^[a-z][a-z\d-]*$/, 'is no id of a project')),
    secret: false,
    meaning: 'Firebase project whose identity tokens are taken',
    written: 'an id',
    empty: 'none are taken',
  },
  FIREBASE_AUTH_EMULATOR: {
    schema: v.pipe(text, v.url('is no address')),
    secret: false,
    meaning: 'a Firebase Auth emulator, whose tokens nobody signs; in the sandbox alone',
    written: 'an address',
    empty: 'none',
  },
  GATEWAY_PRIVATE_JWK: {
    schema: v.pipe(
      text,
      v.parseJson(undefined, 'is no JSON'),
      v.object({ kty: v.literal('RSA'), n: text, e: text, d: text }, 'is no private RSA key as a JWK'),
    ),
    secret: true,
    meaning: 'private key of encrypted bodies; the edge holds its public half',
    written: 'a JWK on one line',
    empty: 'nobody can log in',
  },
  VENDOR_SECRETS: {
    schema: secrets,
    secret: true,
    meaning: 'secrets of game vendors by their names',
    written:
      'JSON: `{"vendor": "16 letters or more"}`; while one is changed `["the new one", "the one before"]`',
    empty: 'every vendor is refused',
  },
  PAYMENT_SECRETS: {
    schema: secrets,
    secret: true,
    meaning: 'the same of payment providers',
    written: 'JSON',
    empty: 'every provider is refused',
  },
  PARTNER_SECRET: {
    schema: text,
    secret: true,
    meaning: 'what the demo’s worker is asked with',
    written: 'a text',
    empty: 'a stand-in that everybody can read',
  },
  SANDBOX: {
    schema: v.picklist(['1', '0'], 'is none of "1", "0"'),
    secret: false,
    meaning: 'opens `/sandbox/*` and accepts the demo key. Never in production',
    written: '`1` or `0`',
    empty: 'off',
  },
} as const;

/** The settings as they are written. */
export type WrittenSettings = { -readonly [N in keyof typeof SETTINGS]?: string };
