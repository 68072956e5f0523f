import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { getPopularAnnouncements } from '@/contracts/content/popular-announcements';
import { listApplications } from '@/contracts/rewards/applications';
import { gateway } from '../../lib/calls/gateway';
import { lazily } from '../../lib/calls/outcome';
import { sameId } from '../../lib/links/search-id';
import type { PageOf } from '../../lists/use-list';
import { LOCALISED } from '../../locale/locale';
import { MEMBER_KEY } from '../../session/member.queries';
import type { PromotionSummary } from './promotion-summary';
import type { PromotionsPage } from './read-promotions.server';

type Id = number | string;

const functions = () => import('./promotions.functions');
const readPage = lazily(functions, (all) => all.promotionsPageFn);
const readPromotion = lazily(functions, (all) => all.promotionFn);
const readTerms = lazily(functions, (all) => all.promotionTermsFn);

/** The promotions of a category, or all, page by page and without their texts (CALL-46, CALL-87). */
export function promotionsQuery(category?: Id | undefined) {
  return infiniteQueryOptions({
    queryKey: ['promotions', 'list', category ?? null, LOCALISED],
    queryFn: ({ pageParam: offset, signal }) => readPage({ data: { category, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 60_000,
  });
}

export const promotionsPage: PageOf<PromotionsPage, PromotionSummary> = {
  entriesOf: ({ promotions }) => promotions,
  keyOf: ({ id }) => id,
  totalOf: ({ total }) => total,
};

/** One promotion with its text; null when there is none of the id (PROMO-07, PROMO-09). */
export function promotionQuery(id: Id) {
  return queryOptions({
    queryKey: ['promotions', 'one', String(id), LOCALISED],
    queryFn: ({ signal }) => readPromotion({ data: { id }, signal }),
    staleTime: 60_000,
  });
}

/** What is asked of who applies for a promotion; null when there is none of the id (REWARD-43, REWARD-44). */
export function promotionTermsQuery(id: Id) {
  return queryOptions({
    queryKey: ['promotions', 'terms', String(id), LOCALISED],
    queryFn: ({ signal }) => readTerms({ data: { id }, signal }),
    staleTime: 60_000,
  });
}

/** The promotions most looked at (CALL-51). */
export function popularQuery() {
  return queryOptions({
    queryKey: ['promotions', 'popular', LOCALISED],
    queryFn: ({ signal }) => gateway(getPopularAnnouncements, {}, signal),
    staleTime: 300_000,
  });
}

/** The member's applications and joined promotions (CALL-88). */
export function applicationsQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'applications'],
    queryFn: ({ signal }) => gateway(listApplications, {}, signal),
    staleTime: 10_000,
  });
}

/** What is known of a promotion before its text is there: the list has shown it. */
export function knownPromotion(queryClient: QueryClient, id: Id): PromotionSummary | undefined {
  const inFull = queryClient.getQueryData(promotionQuery(id).queryKey);
  if (inFull) return inFull;
  const lists = queryClient.getQueriesData<{ pages: { promotions: PromotionSummary[] }[] }>({
    queryKey: ['promotions', 'list'],
  });
  for (const [, list] of lists) {
    for (const { promotions } of list?.pages ?? []) {
      const found = promotions.find((promotion) => sameId(promotion.id, id));
      if (found) return found;
    }
  }
  return undefined;
}
