import type { SiteSettings } from '../../contracts/site';

/** Social networks of the community group and their own names (ENT-08 to ENT-14). */
const SOCIAL: Record<string, string> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  TWITTER: 'Twitter',
  YOUTUBE: 'YouTube',
  TIKTOK: 'TikTok',
  THREADS: 'Threads',
};

/** One link per social network of the site; http(s) only (MENU-24, SHELL-44). */
export function socialLinks(site: SiteSettings): { name: string; url: string }[] {
  return site.resources.flatMap(({ resourceType, url }) => {
    const name = SOCIAL[resourceType];
    return name && /^https?:\/\//i.test(url) ? [{ name, url }] : [];
  });
}

/** The first customer-service path that shows at a place (MENU-61, MENU-63). */
export function supportLink(site: SiteSettings, place: 'menu' | 'support'): string | undefined {
  return site.customerService.find(({ position }) => position === 'both' || position === place)?.path;
}
