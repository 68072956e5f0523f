import { createIsomorphicFn } from '@tanstack/react-start';
import type { SiteSettings } from '../../contracts/site';
import { getLocale } from '../paraglide/runtime.js';
import { languageOf } from './languages';

/** The picture of a page that has none of its own, 1200×630. */
export const SOCIAL_PICTURE = '/icons/social.png';

/**
 * What only those read who show a link or install the site, without running it: address, language and picture of the
 * preview, and the names that phones put under an icon. The browser's own pass adds nothing.
 */
export const socialTags = createIsomorphicFn()
  .server(({ siteName }: SiteSettings, address: string) => [
    { property: 'og:url', content: address },
    { property: 'og:locale', content: ogLocale(getLocale()) },
    { property: 'og:image', content: new URL(SOCIAL_PICTURE, address).href },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'application-name', content: siteName },
    { name: 'apple-mobile-web-app-title', content: siteName },
    { name: 'apple-mobile-web-app-capable', content: 'yes' },
    { name: 'mobile-web-app-capable', content: 'yes' },
    { name: 'apple-mobile-web-app-status-bar-style', content: 'default' },
  ])
  .client((_site: SiteSettings, _address: string) => []);

/** Language and territory as previews write them: `vi_VN`, `zh_CN`; the territory of a language without one is its flag's. */
export function ogLocale(tag: string): string {
  const { flag } = languageOf(tag);
  const [language = 'vi', territory = flag] = tag.split('-');
  return `${language}_${territory.toUpperCase()}`;
}
