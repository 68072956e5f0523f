import { createHash, pbkdf2Sync } from 'node:crypto';
import { createPasskey, usePasskey } from '../test-passkey.mjs';

/** How a text begins that stands for a value which only who sends the request can make. */
export const MADE = 'make:';

/** What each kind of value is made of, and how. */
const MAKERS = {
  passkey: createPasskey,
  'passkey-use': usePasskey,
  'firebase-token': firebaseToken,
  work: workDone,
};

/**
 * Whether something in a body is made when it is sent.
 * @param {string | Buffer} body
 */
export function hasMadeValues(body) {
  return /"make:|=make%3A/.test(String(body));
}

/**
 * A body with its `make:…` texts replaced by what they stand for: an answer of an authenticator, a token of Firebase's
 * emulator, work that was done. Everything else stands as it is.
 * @param {string | Buffer} body  JSON or a form.
 * @returns {string | Buffer}
 * @throws Error for a kind that is not known here.
 */
export function withMadeValues(body) {
  const text = String(body);
  if (text.includes(`"${MADE}`)) return JSON.stringify(JSON.parse(text, (_, value) => filledIn(value)));
  if (!text.includes(`=${encodeURIComponent(MADE)}`)) return body;
  return String(
    new URLSearchParams([...new URLSearchParams(text)].map(([name, value]) => [name, filledIn(value)])),
  );
}

function filledIn(value) {
  return typeof value === 'string' && value.startsWith(MADE) ? made(value.slice(MADE.length)) : value;
}

/** `kind?name=value&name=value`, nothing of it encoded. */
function made(text) {
  const [kind, ...rest] = text.split('?');
  if (!Object.hasOwn(MAKERS, kind))
    throw new Error(`The pact file asks to make "${kind}", which is not known here`);
  const pairs = rest.join('?').split('&');
  return MAKERS[kind](Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s, 2))));
}

/** An ID token as the Auth emulator of Firebase writes it: unsigned, so that it is good in test environments alone. */
function firebaseToken({ project, provider, uid, mobile }) {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    iat: now,
    exp: now + 600,
    auth_time: now,
    ...(mobile && { phone_number: `+${mobile}` }),
    firebase: { sign_in_provider: provider },
  };
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** The number that solves a task of work, with its challenge: `contracts/session/work.ts`. */
function workDone({ salt, challenge, maxnumber, iterations }) {
  for (let number = 0; number <= Number(maxnumber); number += 1) {
    if (hash(salt, String(number), iterations) === challenge) return `${challenge}:${number}`;
  }
  throw new Error(`No number up to ${maxnumber} solves the work that the states answered`);
}

function hash(salt, number, iterations) {
  if (!iterations)
    return createHash('sha256')
      .update(salt + number)
      .digest('hex');
  return pbkdf2Sync(salt, number, Number(iterations), 32, 'sha256').toString('hex');
}
