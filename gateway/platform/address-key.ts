/**
 * What an address is counted under: of IPv6 the /64 that one household shares and may choose its addresses from, as at
 * the edge.
 */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = [], tail] = address
    .toLowerCase()
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...(tail ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** What a visitor is known by; all of whom nobody says the address are one. */
export const visitorOf = (address: string | null): string =>
  address === null ? 'nobody' : addressKey(address);
