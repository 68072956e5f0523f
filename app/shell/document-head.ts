import type { SiteSettings } from '../../contracts/site';
import { brandFile } from '../brand/brands';
import { themeColor } from '../brand/theme-color';
import { visitOrigin } from '../lib/calls/visit';
import { languageOf } from '../locale/languages';
import { getLocale } from '../paraglide/runtime.js';
import { canonicalAddress } from './canonical';
import type { Match } from './document-title';
import { previewMeta } from './preview-meta';

/** The picture of a page that has none of its own, 1200×630. */
const SOCIAL_PICTURE = '/icons/social.png';

/** What the server writes into the head of a page. */
export function documentHead(site: SiteSettings, matches: readonly Match[]) {
  const page = matches.at(-1);
  const { brand } = site;
  const styles = brandFile(brand, 'brand.css');
  const address = canonicalAddress(visitOrigin(), page?.fullPath ?? '/', page?.search ?? {});
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      // An iPhone would make links of figures that look like telephone numbers and dates, and move the page's texts for it.
      { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' },
      { name: 'theme-color', content: themeColor(brand) },
      ...previewTags(site, address),
      ...(page ? previewMeta(page, site.siteName) : []),
    ],
    links: [
      ...(styles ? [{ rel: 'stylesheet', href: styles }] : []),
      { rel: 'canonical', href: address },
      // With its cookie, so that the manifest speaks the visitor's language.
      { rel: 'manifest', href: '/manifest.webmanifest', crossOrigin: 'use-credentials' as const },
      {
        rel: 'apple-touch-icon',
        href: brandFile(brand, 'apple-touch-icon.png') ?? '/icons/apple-touch-icon.png',
      },
      { rel: 'icon', href: brandFile(brand, 'art/logo.svg') ?? '/art/logo.svg', type: 'image/svg+xml' },
    ],
  };
}

/** Address, language and picture of the preview, and the names that phones put under an icon. */
function previewTags({ siteName, brand }: SiteSettings, address: string) {
  return [
    { property: 'og:url', content: address },
    { property: 'og:locale', content: ogLocale(getLocale()) },
    {
      property: 'og:image',
      content: new URL(brandFile(brand, 'social.png') ?? SOCIAL_PICTURE, address).href,
    },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'application-name', content: siteName },
    { name: 'apple-mobile-web-app-title', content: siteName },
    { name: 'apple-mobile-web-app-capable', content: 'yes' },
    { name: 'mobile-web-app-capable', content: 'yes' },
    { name: 'apple-mobile-web-app-status-bar-style', content: 'default' },
  ];
}

/** Language and territory as previews write them: `vi_VN`, `zh_CN`; the territory of a language without one is its flag's. */
export function ogLocale(tag: string): string {
  const { flag } = languageOf(tag);
  const [language = 'vi', territory = flag] = tag.split('-');
  return `${language}_${territory.toUpperCase()}`;
}
