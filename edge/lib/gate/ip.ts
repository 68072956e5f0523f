/** An address as a number, with its family; IPv4-mapped IPv6 counts as IPv4. */
export type Address = { family: 4 | 6; value: bigint };
export type Range = { family: 4 | 6; value: bigint; prefix: number };

const MAPPED = 0xffffn;

/** Reads an IPv4 or IPv6 address; null when the text is none. */
export function parseAddress(text: string): Address | null {
  const v4 = parseV4(text);
  if (v4 !== null) return { family: 4, value: v4 };
  const v6 = parseV6(text);
  if (v6 === null) return null;
  return v6 >> 32n === MAPPED ? { family: 4, value: v6 & 0xffffffffn } : { family: 6, value: v6 };
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

function parseV4(text: string): bigint | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) {
    return null;
  }
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

function parseV6(text: string): bigint | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half) => (half === '' ? [] : groupsOf(half)));
  if (!head || tail === null) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array<bigint>(missing).fill(0n), ...(tail ?? [])];
  return groups.reduce((value, group) => (value << 16n) | group, 0n);
}

function groupsOf(half: string): bigint[] | null {
  const parts = half.split(':');
  const last = parts.at(-1) ?? '';
  const groups: bigint[] = [];
  if (last.includes('.')) {
    const v4 = parseV4(last);
    if (v4 === null) return null;
    parts.pop();
    groups.push(v4 >> 16n, v4 & 0xffffn);
  }
  if (!parts.every((part) => /^[\da-f]{1,4}$/i.test(part))) return null;
  return [...parts.map((part) => BigInt(`0x${part}`)), ...groups];
}
