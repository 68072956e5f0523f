import { isTrial } from '@/app/session/member-types';
import { addFavourite, listFavourites } from '@/contracts/games/favourites';
import type { SiteContext } from '@/contracts/site';

/** More than a trial marks; each is a call of its own. */
const MOST = 30;

/**
 * Gives the favourites of a trial to the account that takes its place (ROLE-41). Where that fails the login is as good,
 * and the hearts are missing.
 */
export async function carryOverFavourites(
  { session, callGateway, callAs }: Pick<SiteContext, 'session' | 'callGateway' | 'callAs'>,
  token: string,
): Promise<void> {
  if (!isTrial(session)) return;
  try {
    const { nodeIds } = await callGateway(listFavourites, { language: 'EN', pageNum: 1, pageSize: 1 });
    const asMember = callAs(token);
    const picks = nodeIds.slice(0, MOST).reverse();
    await Promise.allSettled(picks.map((nodeId) => asMember(addFavourite, { nodeId })));
  } catch {
    // The list could not be had: there is nothing to give.
  }
}
