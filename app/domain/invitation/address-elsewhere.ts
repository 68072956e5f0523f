import { presetCodes } from './preset-codes';

/**
 * The address of this page for another browser, which knows nothing of the visit: place and search stay, and the codes
 * that the first page of the visit brought go along (REG-65). In the browser.
 */
export function addressElsewhere(href: string): string {
  const url = new URL(href);
  const { affiliateCode, recommenderId } = presetCodes();
  const has = (name: string) => url.searchParams.has(name);
  const more = new URLSearchParams();
  if (affiliateCode && !has('affiliateCode') && !has('aff')) more.set('affiliateCode', affiliateCode);
  if (recommenderId && !has('recommenderId')) more.set('recommenderId', recommenderId);
  if (!`${more}`) return url.href;
  // What stands in the search already stays as it is written.
  url.search += `${url.search ? '&' : ''}${more}`;
  return url.href;
}

/**
 * The same as Android's own way to hand an address to the phone's browser; undefined where the address has no https,
 * which browsers would not take. Apps that do not know it show an error or nothing: never the only way.
 */
export function androidIntent(address: string): string | undefined {
  const { protocol, host, pathname, search } = new URL(address);
  if (protocol !== 'https:') return;
  const extras = [
    'scheme=https',
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    `S.browser_fallback_url=${encodeURIComponent(address)}`,
  ];
  return `intent://${host}${pathname}${search}#Intent;${extras.join(';')};end`;
}
