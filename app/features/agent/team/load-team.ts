import type { QueryClient } from '@tanstack/react-query';
import { todayIn } from '@/app/lib/time/dates';
import { isAgent } from '@/app/session/member-types';
import { siteQuery } from '@/app/session/site.queries';
import type { SessionInfo } from '@/contracts/session/session-info';
import { branchQuery, foundQuery, teamMemberQuery, teamQuery } from './team.queries';
import { askedOf, openedOf, type TeamSearch } from './team.search';
import { isLongEnough } from './team-search-form';

/** Warms what the address shows of a team; answers the running day, the same on server and browser. */
export async function loadTeam(
  queryClient: QueryClient,
  session: SessionInfo | null,
  search: TeamSearch,
): Promise<{ today: string }> {
  const { timeZone } = await queryClient.ensureQueryData(siteQuery());
  const today = todayIn(timeZone);
  if (!isAgent(session)) return { today };
  const asked = askedOf(search);
  const { find } = search;
  const branches = openedOf(search).map((id) =>
    queryClient.prefetchQuery(branchQuery(id, asked.span, asked.order)),
  );
  const loaded =
    find === undefined
      ? [
          queryClient.prefetchInfiniteQuery(teamQuery(asked)),
          queryClient.prefetchQuery(teamMemberQuery(asked)),
        ]
      : isLongEnough(find)
        ? [queryClient.prefetchQuery(foundQuery(find, asked.span))]
        : [];
  if (typeof window === 'undefined') await Promise.all([...loaded, ...branches]);
  return { today };
}
