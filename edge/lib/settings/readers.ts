import { base64url } from 'jose';
import { parseRange, type Range } from '../gate/ip.ts';

/** A key of the cookie seal: an id and 32 bytes. */
export type SealKey = { kid: string; secret: Uint8Array };
/** The gateway's public key, a JWK. */
export type PublicJwk = { kty: 'RSA'; kid?: string; n: string; e: string };

/** Codes that name no country where a list of countries is meant: groups, and what stands for none. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'XX', 'ZZ'];

/** A country by its ISO code, upper-case; `T1` is the Tor network. */
export function country(text: string): string {
  const code = text.toUpperCase();
  if (code === 'T1') return code;
  if (!/^[A-Z]{2}$/.test(code)) throw new Error('is no two-letter country code');
  const { region } = new Intl.Locale(`und-${code}`);
  if (region && region !== code) throw new Error(`is an old code; write ${region}`);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  if (NO_COUNTRIES.includes(code) || !names.of(code)) throw new Error('is the code of no country');
  return code;
}

/** An address or a range of them. */
export function range(text: string): Range {
  const found = parseRange(text);
  if (!found) throw new Error('is no address, and no range such as 203.0.113.0/24');
  return found;
}

/** The address of a gateway: https, but on this machine; without a path. */
export function gatewayOrigin(text: string): string {
  if (!URL.canParse(text)) throw new Error('is no address such as https://gateway.example.com');
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(text);
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwnMachine(hostname)))
    throw new Error('does not begin with https://');
  if (username) throw new Error('names a user; write the address alone');
  if (pathname !== '/' || search || hash) throw new Error(`has a path; write ${origin} alone`);
  return origin;
}

const isOwnMachine = (hostname: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** A whole number of milliseconds. */
export function milliseconds(text: string): number {
  const [, seconds] = /^(\d+) ?s$/.exec(text) ?? [];
  if (seconds) throw new Error(`is no number; write the milliseconds, ${Number(seconds) * 1000}`);
  if (!/^\d+$/.test(text)) throw new Error('is no whole number of milliseconds');
  if (Number(text) < 1 || Number(text) > 120_000) throw new Error('is not between 1 and 120000');
  return Number(text);
}

/** A zone of the IANA database. */
export function timeZone(text: string): string {
  const wrong = new Error('is no time zone such as Asia/Ho_Chi_Minh');
  if (!/^[A-Za-z_]+(?:\/[\w+-]+)*$/.test(text)) throw wrong;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
  } catch {
    throw wrong;
  }
  return text;
}

/** The public half of an RSA key of 2,048 bits or more. */
export function publicJwk(text: string): PublicJwk {
  let key: Partial<PublicJwk> & { d?: unknown };
  try {
    key = JSON.parse(text);
  } catch {
    throw new Error('is no JSON');
  }
  const { kty, n, e, d } = key ?? {};
  if (d !== undefined) throw new Error('is a private key: take it back, and set its public half');
  if (kty !== 'RSA' || typeof n !== 'string' || typeof e !== 'string')
    throw new Error('is no public RSA key as a JWK');
  if (n.length < 342) throw new Error('is a key of less than 2048 bits');
  return key as PublicJwk;
}

/** "kid:32 bytes in base64url", with commas between several. */
export function sealKeyList(text: string): readonly SealKey[] {
  const keys = text.split(',').map((entry, index) => {
    const [kid = '', encoded = '', ...rest] = entry.trim().split(':');
    const secret = /^[\w-]{43}$/.test(encoded) ? base64url.decode(encoded) : new Uint8Array();
    if (!/^[\w.-]{1,40}$/.test(kid) || secret.length !== 32 || rest.length > 0)
      throw new Error(`entry ${index + 1} is not "kid:32 bytes in base64url"`);
    return { kid, secret };
  });
  const twice = keys.findIndex(({ kid }, index) => keys.findIndex((other) => other.kid === kid) < index);
  if (twice > 0) throw new Error(`entry ${twice + 1} has the name of one before it`);
  return keys;
}

/**
 * The origin of a vendor that may be framed: https alone, with or without the scheme, a star for one or more labels at
 * the start (LAUNCH-30).
 */
export function frameHost(text: string): string {
  const [, host] = /^(?:https:\/\/)?((?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?)\/?$/i.exec(text) ?? [];
  if (!host) throw new Error('is no https host such as https://play.example');
  return `https://${host.toLowerCase()}`;
}

/** A pair such as `/m/old=/m/activity` (ROUTE-80). */
export function routePair(text: string): readonly [string, string] {
  const [, path, target] = /^(\/[\w/.-]+)=(\/m\/[\w/.-]+(?:\?[^\s#]*)?)$/.exec(text) ?? [];
  if (!path || !target) throw new Error('is no pair such as /m/old=/m/activity');
  return [path, target];
}
