import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv4ToBinary,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/** An address as a number, with its family; IPv4-mapped IPv6 counts as IPv4. */
export type Address = { family: 4 | 6; value: bigint };
export type Range = { family: 4 | 6; value: bigint; prefix: number };

/** Reads an IPv4 or IPv6 address; null when the text is none, or names a zone of one machine (`%eth0`). */
export function parseAddress(text: string): Address | null {
  if (text.includes('%')) return null;
  try {
    if (!text.includes(':')) return { family: 4, value: convertIPv4ToBinary(text) };
    const value = convertIPv6ToBinary(text);
    const mapped = isIPv4MappedIPv6(value);
    return mapped ? { family: 4, value: convertIPv4MappedIPv6ToIPv4(value) } : { family: 6, value };
  } catch {
    return null;
  }
}

/** Reads `203.0.113.0/24`, `2001:db8::/32` or a single address; null when malformed. */
export function parseRange(text: string): Range | null {
  const [base = '', length, ...rest] = text.split('/');
  const address = parseAddress(base);
  if (!address || rest.length > 0) return null;
  const bits = base.includes(':') ? 128 : 32;
  if (length !== undefined && !/^(?:0|[1-9]\d{0,2})$/.test(length)) return null;
  let prefix = length === undefined ? bits : Number(length);
  if (prefix > bits) return null;
  if (bits === 128 && address.family === 4) {
    if (prefix < 96) return null;
    prefix -= 96;
  }
  return { ...address, prefix };
}

/** The one way in which a range is written: its first address, and its length unless it is one address. */
export function rangeText({ family, value, prefix }: Range): string {
  const bits = family === 4 ? 32 : 128;
  const host = BigInt(bits - prefix);
  const first = (value >> host) << host;
  const text = family === 4 ? convertIPv4BinaryToString(first) : convertIPv6BinaryToString(first);
  return prefix === bits ? text : `${text}/${prefix}`;
}

/** Whether the address lies in the range; families never mix. */
export function inRange(address: Address, range: Range): boolean {
  if (address.family !== range.family) return false;
  const shift = BigInt((range.family === 4 ? 32 : 128) - range.prefix);
  return address.value >> shift === range.value >> shift;
}

/** Key of a rate limit: the IPv4 address itself, of IPv6 the /64 that one household shares. */
export function limitKey(text: string | null): string {
  const address = text === null ? null : parseAddress(text);
  if (!address) return 'unknown';
  return address.family === 4 ? `4:${address.value}` : `6:${address.value >> 64n}`;
}

/** The network of an address, as a log may name it: the /24 of IPv4, the /48 of IPv6; null for what is no address. */
export function networkOf(text: string | null): string | null {
  const address = text === null ? null : parseAddress(text);
  if (!address) return null;
  const { family, value } = address;
  if (family === 4) return `${convertIPv4BinaryToString((value >> 8n) << 8n)}/24`;
  return `${convertIPv6BinaryToString((value >> 80n) << 80n)}/48`;
}
