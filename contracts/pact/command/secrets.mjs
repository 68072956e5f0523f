const SECRET =
  /token|password|passwd|secret|verification|captcha|authorization|signature|encryption|cardNumber|objectionCode|currentCode|^(?:pin|serial|holder|answer|credential|passkey)$/i;
/** Shorter values of headers stand in other words too: blanking them would leave nothing to read. */
const SHORTEST = 4;
/** JSON Web Tokens and what else is three or more parts of base64url. */
const SEALED = /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]*(?:\.[\w-]*)*/g;
const IN_QUERY = /([?&][\w-]*(?:token|key|secret|password)[\w-]*=)[^\s"&#]+/gi;
const BEHIND_HASH = /(https?:\/\/[^\s"#]*#)[^\s"]+/gi;

/**
 * Whether a member or header of this name holds what must not be printed.
 * @param {string} name
 */
export function isSecret(name) {
  return SECRET.test(name);
}

/**
 * A JSON value without what must not be printed: texts of secret members, tokens, secrets in addresses.
 * @param {unknown} value
 * @param {string} [name]
 */
export function blanked(value, name = '') {
  if (typeof value === 'string') return isSecret(name) ? '…' : blankedText(value);
  if (Array.isArray(value)) return value.map((entry) => blanked(entry, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, blanked(member, key)]));
}

/**
 * A text without tokens, and without what an address hides behind `#` or in a secret of its query.
 * @param {string} text
 */
export function blankedText(text) {
  return text.replace(SEALED, '…').replace(IN_QUERY, '$1…').replace(BEHIND_HASH, '$1…');
}

/**
 * A text without the values of headers that were given, and without the words that they are made of.
 * @param {string} text
 * @param {string[]} values
 */
export function withoutValues(text, values) {
  const words = values
    .filter((value) => value.length >= SHORTEST)
    .flatMap((value) => [value, ...value.split(/\s+/).filter((word) => word.length >= 8)]);
  return words.reduce((open, word) => open.replaceAll(word, '…'), text);
}
