import type { SiteSettings } from '@/contracts/site';

/** Which download is behind which button; what the site has no resource for is undefined (PWA-13). */
export type DownloadLinks = {
  android: string | undefined;
  /** The iOS-lite button; without it the button opens the home-screen guide. */
  ios: string | undefined;
  /** iOS configuration profile. */
  profile: string | undefined;
  /** Picture of the app. */
  picture: string | undefined;
};

/** The first resource of each download type, whatever the case it is written in (PWA-07 to PWA-13). */
export function downloadLinks(resources: SiteSettings['resources']): DownloadLinks {
  const of = (type: string) =>
    resources.find(({ resourceType }) => resourceType.toUpperCase() === type)?.url || undefined;
  return {
    android: of('ANDROID'),
    ios: of('IOS'),
    profile: of('MOBILECONFIG'),
    picture: of('APPDOWNLOADICON'),
  };
}
