import { oneOf, searchSchema } from '@/app/lib/links/search-schema';
import { SPAN_SCHEMA, type SpanSearch } from '../span/span.search';

/** What an address shows: links with the days of their figures and the one whose QR code is shown, or a new account. */
export type GrowSearch = SpanSearch & { part?: 'account' | undefined; link?: string | undefined };

export const growSearch = searchSchema<GrowSearch>({
  ...SPAN_SCHEMA,
  part: oneOf(['account']),
  link: (text) => (/^\w{1,64}$/.test(text) ? text : undefined),
});
