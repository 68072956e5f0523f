import { type SpanSearch, spanSearch } from '../span/span.search';

/** What an address shows of the screen: the days of the figures, and the link whose QR code is shown. */
export type GrowSearch = SpanSearch & { link?: string | undefined };

/** What an address names; what names nothing is left out. */
export function growSearch(search: Record<string, unknown>): GrowSearch {
  const { link } = search;
  const isCode = typeof link === 'string' && /^\w{1,64}$/.test(link);
  return { ...spanSearch(search), ...(isCode && { link }) };
}
