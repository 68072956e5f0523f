import { type SpanSearch, spanSearch } from '../span/span.search';

/** What an address shows: links with the days of their figures and the one whose QR code is shown, or a new account. */
export type GrowSearch = SpanSearch & { part?: 'account' | undefined; link?: string | undefined };

/** What an address names; what names nothing is left out. */
export function growSearch(search: Record<string, unknown>): GrowSearch {
  if (search.part === 'account') return { part: 'account' };
  const { link } = search;
  const isCode = typeof link === 'string' && /^\w{1,64}$/.test(link);
  return { ...spanSearch(search), ...(isCode && { link }) };
}
