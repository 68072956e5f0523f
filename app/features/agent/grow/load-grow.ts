import type { QueryClient } from '@tanstack/react-query';
import { registerRulesQuery } from '@/app/domain/member/register-rules.queries';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import { todayIn } from '@/app/lib/time/dates';
import { siteQuery } from '@/app/session/site.queries';
import { spanOf } from '../span/span';
import { chosenLink, downlineOptionsQuery, drawnLinkQuery, linksQuery } from './grow.queries';
import type { GrowSearch } from './grow.search';

/** Warms the links and the chosen one's QR code, or what a new account needs; answers the running day, the same on server and browser. */
export async function loadGrow(queryClient: QueryClient, search: GrowSearch): Promise<{ today: string }> {
  const { timeZone } = await queryClient.ensureQueryData(siteQuery());
  const today = todayIn(timeZone);
  if (search.part === 'account') {
    await warmQueries(queryClient, [downlineOptionsQuery(), registerRulesQuery()]);
    return { today };
  }
  const links = linksQuery(spanOf(search, today).range);
  await warmQueries(queryClient, [links]);
  const known = queryClient.getQueryData(links.queryKey);
  const chosen = known && chosenLink(known, search.link);
  // In the browser the links have had all the time there is.
  const drawn = chosen && warmQueries(queryClient, [drawnLinkQuery(chosen)]);
  if (typeof window === 'undefined') await drawn;
  return { today };
}
