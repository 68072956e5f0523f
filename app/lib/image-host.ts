import { hashOf } from './hash';
import { isOwnArt } from './own-art';

/**
 * Address of an operator image. A site-relative path is put on one of the configured hosts, drawn by the path
 * itself, so that server and browser agree and caches hit (GATE-44 to GATE-46). The site's own art stays with the site.
 * Anything else but http(s) is dropped.
 */
export function imageAddress(path: string, hosts: { list: string[]; fallback: string }): string {
  if (/^https?:\/\//i.test(path) || isOwnArt(path)) return path;
  if (!path.startsWith('/') || path.startsWith('//')) return '';
  const host = hosts.list.length > 0 ? hosts.list[hashOf(path) % hosts.list.length] : hosts.fallback;
  return `${host ?? ''}${path}`;
}

/** Where the same image is looked for when its host failed. */
export function fallbackImageAddress(path: string, hosts: { fallback: string }): string {
  return path.startsWith('/') && !isOwnArt(path) ? `${hosts.fallback}${path}` : path;
}
