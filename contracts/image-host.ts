/** Hosts of the operator's pictures: those to draw from, and the one for an empty list or a host that fails. */
export type ImageHosts = { list: readonly string[]; fallback: string };

/** A number drawn from a text, the same on server and browser (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Whether a picture or video is one that the site itself ships, drawn without words. */
export function isOwnArt(path: string): boolean {
  return /^\/art\/[\w/-]+\.(?:svg|mp4)$/.test(path);
}

/** A path of this site: `//host` and `/\host` lead away, and a browser drops the control characters between the two. */
function isLocal(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return /^\/(?!\/)/.test(path) && !/[\u0000-\u001f\u007f\\]/.test(path);
}

/**
 * Address of an operator image. A site-relative path is put on one of the configured hosts, drawn by the path
 * itself, so that server and browser agree and caches hit (GATE-44 to GATE-46). The site's own art stays with the site.
 * Anything else but http(s) is dropped.
 */
export function imageAddress(path: string, hosts: ImageHosts): string {
  if (/^https?:\/\//i.test(path) || isOwnArt(path)) return path;
  if (!isLocal(path)) return '';
  const host = hosts.list.length > 0 ? hosts.list[hashOf(path) % hosts.list.length] : hosts.fallback;
  return `${host ?? ''}${path}`;
}

/** Where the same image is looked for when its host failed (GATE-45). */
export function fallbackImageAddress(path: string, { fallback }: Pick<ImageHosts, 'fallback'>): string {
  return imageAddress(path, { list: [], fallback });
}
