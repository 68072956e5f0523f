import type { QueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '@/contracts/session/session-info';
import { warmQueries } from '../../lib/calls/warm-queries';
import { patiently } from '../../lib/loading/patiently';
import { isTrial } from '../../session/member-types';
import type { PromotionSummary } from './promotion-summary';
import {
  applicationsQuery,
  knownPromotion,
  popularQuery,
  promotionQuery,
  promotionsQuery,
} from './promotions.queries';

type Id = number | string | undefined;
type Session = SessionInfo | null;

const isBrowser = () => typeof window !== 'undefined';

/**
 * Loads the list, the promotion that is open, and how far the member is with them, and answers what is known of the
 * open one. The server waits for list and text, so that they stand in its answer; the browser shows at once what it
 * has (PROMO-01, PROMO-07). Never throws: each part of the screen says for itself what failed.
 */
export async function loadPromotions(
  queryClient: QueryClient,
  session: Session,
  { id, category }: { id: Id; category: Id },
): Promise<PromotionSummary | undefined> {
  const list = queryClient.infiniteQuery(promotionsQuery(category)).catch(() => undefined);
  const member = warmQueries(queryClient, memberQueries(session));
  const opened = id === undefined ? undefined : openPromotion(queryClient, id);
  if (isBrowser()) return opened && patiently(opened);
  await Promise.all([list, member]);
  return opened;
}

/** Loads one promotion for its own page; null when there is none of the id, undefined when nothing is known (ROUTE-34). */
export async function loadPromotion(
  queryClient: QueryClient,
  session: Session,
  id: number | string,
): Promise<PromotionSummary | null | undefined> {
  const others = warmQueries(queryClient, [popularQuery(), ...memberQueries(session)]);
  const found = await patiently(queryClient.ensureQueryData(promotionQuery(id)).catch(() => undefined));
  if (!isBrowser()) await others;
  return found;
}

async function openPromotion(queryClient: QueryClient, id: number | string) {
  const loaded = queryClient.ensureQueryData(promotionQuery(id)).catch(() => undefined);
  const known = isBrowser() ? knownPromotion(queryClient, id) : undefined;
  return known ?? (await loaded) ?? undefined;
}

function memberQueries(session: Session) {
  return session && !isTrial(session) ? [applicationsQuery()] : [];
}
