import { type LinkTarget, operatorTarget } from '../../lib/links/link-target';
import { parsedUrl } from '../../lib/links/parsed-url';
import type { RoutePath } from '../../screens';

export type BannerTarget = { kind: 'screen'; link: LinkTarget } | { kind: 'outside'; href: string };

/**
 * Where a tap on a banner leads: a screen of the site that exists, an http(s) address, or nowhere (HOME-07, SHELL-44).
 */
export function bannerTarget(
  linkage: string | null | undefined,
  screenExists: (path: string) => path is RoutePath,
): BannerTarget | null {
  if (!linkage) return null;
  if (/^https?:\/\/[^/]/i.test(linkage) && parsedUrl(linkage)) return { kind: 'outside', href: linkage };
  const link = operatorTarget(linkage, screenExists);
  return link ? { kind: 'screen', link } : null;
}
