import type { SiteSettings } from '@/contracts/site';
import { outsideLink } from '../../lib/links/web-link';

/** Social networks of the community group and their own names (ENT-08 to ENT-14). */
const SOCIAL: Record<string, string> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  TWITTER: 'Twitter',
  YOUTUBE: 'YouTube',
  TIKTOK: 'TikTok',
  THREADS: 'Threads',
};

/** What can be downloaded, whatever the case it is written in (PWA-08 to PWA-10). */
const DOWNLOADS = new Set(['ANDROID', 'IOS', 'MOBILECONFIG']);

/** One link per social network of the site; http(s) only, or a page of the demo's outside (MENU-24, SHELL-44). */
export function socialLinks({ resources, sandbox }: SiteSettings): { name: string; url: string }[] {
  return resources.flatMap(({ resourceType, url: written }) => {
    const name = Object.hasOwn(SOCIAL, resourceType) && SOCIAL[resourceType];
    const url = outsideLink(written, sandbox);
    return name && url ? [{ name, url }] : [];
  });
}

/** Whether the site has an app or anything else to download; social links and the app's picture are none (MENU-54). */
export function hasDownloads({ resources }: SiteSettings): boolean {
  return resources.some(({ resourceType, url }) => DOWNLOADS.has(resourceType.toUpperCase()) && opens(url));
}

type Place = 'menu' | 'support';
type SupportEntry = { path: string; position?: string | null | undefined };

/** The customer-service entries that show at a place and can be opened (MENU-61, MENU-63). */
export function supportEntries<Entry extends SupportEntry>(entries: readonly Entry[], place: Place): Entry[] {
  const elsewhere = place === 'menu' ? 'support' : 'menu';
  return entries.filter(({ path, position }) => position !== elsewhere && opens(path));
}

/** The one way to customer service, which opens at once; with none or several the support centre helps on (HELP-21). */
export function onlySupportLink(entries: readonly SupportEntry[], place: Place): string | undefined {
  const [first, second] = supportEntries(entries, place);
  return second ? undefined : first?.path;
}

/** The first customer-service path that shows at a place (MENU-61, MENU-63). */
export function supportLink(site: SiteSettings, place: Place): string | undefined {
  return supportEntries(site.customerService, place)[0]?.path;
}

/** A web address or a path of this site. */
function opens(url: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))/i.test(url);
}
