/**
 * Ways in which a call is forged that has to be refused, each made when the call is sent: a pact file holds a mark in its
 * place. Times and paths are signed by payment providers alone.
 */
export const SIGNATURE_FORGERIES = [
  'no signature',
  'another secret',
  'one digit changed',
  'another body',
  'another path',
  'a time that is over',
  'a time to come',
];
/** The same of bodies that travel sealed. */
export const SEAL_FORGERIES = ['no seal', 'another key', 'a changed tag', 'a time that is over'];

const SEAL_MARK = /^forged: ([a-z ]+); (?=\{)/;

/** What stands in a pact file for a forged signature: so many of one digit. */
export function signatureMark(forgery) {
  return String(SIGNATURE_FORGERIES.indexOf(forgery) + 1).repeat(64);
}

/** The forgery that a signature stands for; none when it stands for no forged one. */
export function forgeryOfSignature(signature) {
  return SIGNATURE_FORGERIES.find((forgery) => signature === signatureMark(forgery));
}

/** What stands in a pact file before the key of a body that is sealed wrongly. */
export function sealMark(forgery) {
  return `forged: ${forgery}; `;
}

/**
 * The key of a body that is to be sealed, and how it is forged; nothing where the header holds no key.
 * @param {string | undefined} header
 * @returns {{ jwk: string, forgery: string | undefined } | undefined}
 */
export function keyAndForgery(header = '') {
  const text = header.trim();
  const [mark = '', forgery] = SEAL_MARK.exec(text) ?? [];
  const jwk = text.slice(mark.length);
  return jwk.startsWith('{') ? { jwk, forgery } : undefined;
}
