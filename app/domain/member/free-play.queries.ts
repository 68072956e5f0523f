import { queryOptions, useQuery } from '@tanstack/react-query';
import { getFreePlayOffer } from '@/contracts/session/free-play';
import type { SessionInfo } from '@/contracts/session/session-info';
import type { SiteSettings } from '@/contracts/site';
import { gateway } from '../../lib/calls/gateway';
import { isOpen } from '../../lib/links/screen-open';
import { useScreenExists } from '../../session/screen-exists';
import { useAccount } from '../../session/session.queries';
import { mayTry } from './may-try';

const FREE_PLAY = '/m/freeTrial';

/** Whether the operator offers free play (TRIAL-12, TRIAL-14). */
export function freePlayOfferQuery() {
  return queryOptions({
    queryKey: ['free-play-offer'],
    queryFn: ({ signal }) => gateway(getFreePlayOffer, {}, signal),
    staleTime: 300_000,
  });
}

/** What a page with the entry to free play warms: nothing for a member, who is offered none (TRIAL-13). */
export function guestQueries(session: SessionInfo | null, site: SiteSettings) {
  return session || !isOpen(site, FREE_PLAY) ? [] : [freePlayOfferQuery()];
}

/** Whether to show the entry to free play: to guests, once it is known to be offered (TRIAL-13, ROLE-20). */
export function useFreePlayOffered(): boolean {
  const isGuest = mayTry(useAccount(), useScreenExists());
  const { data } = useQuery({ ...freePlayOfferQuery(), enabled: isGuest });
  return isGuest && data?.offered === true;
}
