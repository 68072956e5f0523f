import * as v from 'valibot';

/** Passkeys that a member may have. */
export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME = { min: 1, max: 40 };
export const passkeyName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(PASSKEY_NAME.min),
  v.maxLength(PASSKEY_NAME.max),
);

/** What the browser's authenticator answered, as WebAuthn writes it in JSON, as one text. */
export const credential = v.pipe(v.string(), v.minLength(2), v.maxLength(16_384));
/** Address of the site that the browser shows, such as `https://www.example.com`: the credential must be made for it. */
export const origin = v.pipe(v.string(), v.maxLength(256), v.regex(/^https?:\/\/[^\s/?#]+$/));
/** Unguessable bytes that the authenticator signs, in base64url; good once and for some minutes. */
export const challenge = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,200}$/));
/** Bytes in base64url. */
export const credentialId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,1400}$/));

export const EXAMPLE_ORIGIN = 'https://hoadang.example.com';
export const EXAMPLE_CHALLENGE = 'dGhlIGF1dGhlbnRpY2F0b3Igc2lnbnMgdGhpcw';
export const EXAMPLE_CREDENTIAL = '{"id":"Y3JlZA","rawId":"Y3JlZA","type":"public-key","response":{}}';

/** Public key of the authenticator that contract tests play (`pact/test-passkey.mjs`), in COSE, base64url. */
export const TEST_PASSKEY_COSE =
  'pQECAyYgASFYID3Y6zIDCUFLReQg73zZmBaoOn0gP29tJNpxbZLbaJJFIlgg7-jh7t1NoW_0q_DxOVRjawT7p3MR6i-_40gFLWuPXcY';
/** An authenticator's answer for a new passkey, made when the request is sent. */
export const MAKE_PASSKEY = `make:passkey?origin=${EXAMPLE_ORIGIN}&challenge=\${challenge}`;
/** A passkey's answer to the challenge, made when the request is sent; `more` says how it counts. */
// @__NO_SIDE_EFFECTS__
export const makePasskeyUse = (more = ''): string =>
  `make:passkey-use?origin=${EXAMPLE_ORIGIN}&challenge=\${challenge}&credentialId=\${credentialId}${more}`;
