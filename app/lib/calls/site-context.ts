import { createServerOnlyFn, getGlobalStartContext } from '@tanstack/react-start';
import type { SiteContext } from '@/contracts/site';

/** What the edge handed over with this request. On the server only. */
export const siteContext = createServerOnlyFn((): SiteContext => {
  const context = getGlobalStartContext();
  if (!context?.callGateway) throw new Error('No site context: is the request coming through the edge?');
  return context;
});
