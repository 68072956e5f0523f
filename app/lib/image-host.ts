/**
 * Address of an operator image. A site-relative path is put on one of the configured hosts, drawn by the path
 * itself, so that server and browser agree and caches hit (GATE-44 to GATE-46). Anything else but http(s) is dropped.
 */
export function imageAddress(path: string, hosts: { list: string[]; fallback: string }): string {
  if (/^https?:\/\//i.test(path)) return path;
  if (!path.startsWith('/') || path.startsWith('//')) return '';
  const host = hosts.list.length > 0 ? hosts.list[hashOf(path) % hosts.list.length] : hosts.fallback;
  return `${host ?? ''}${path}`;
}

/** Where the same image is looked for when its host failed. */
export function fallbackImageAddress(path: string, hosts: { fallback: string }): string {
  return path.startsWith('/') ? `${hosts.fallback}${path}` : path;
}

// FNV-1a, 32 bits.
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
