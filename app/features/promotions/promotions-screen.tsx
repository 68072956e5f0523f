import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { FailedCard } from '../../shell/failed-card';
import { buttonClass } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
import { CategoryTabs } from './category-tabs';
import { OpenedPromotion } from './opened-promotion';
import { PromotionList } from './promotion-list';
import { promotionsQuery } from './promotions.queries';
import { givenId } from './promotions.search';
import styles from './promotions-screen.module.css';

type Id = number | string | undefined;
const PENDING_CARDS = [0, 1, 2];

/** The promotions, and over them the one that the address names (PROMO-01, PROMO-02, PROMO-07 to PROMO-11). */
export function PromotionsScreen({ id, category }: { id: Id; category: Id }) {
  useLocale();
  const opened = givenId(id);
  const tab = givenId(category);
  return (
    <>
      {opened !== undefined && <OpenedPromotion key={opened} id={opened} category={tab} />}
      <Promotions category={tab} />
    </>
  );
}

function Promotions({ category }: { category: Id }) {
  const list = useInfiniteQuery({ ...promotionsQuery(category), placeholderData: keepPreviousData });
  const { data, isPending, isFetching, isPlaceholderData, refetch } = list;
  if (isPending) return <Pending />;
  if (!data) {
    return (
      <FailedCard
        title={m.promo_failed_title()}
        text={m.promo_failed_text()}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const promotions = data.pages.flatMap((page) => page.promotions);
  const [first] = data.pages;
  return (
    <>
      <CategoryTabs categories={first?.categories ?? []} />
      {promotions.length === 0 ? (
        <StateCard kind="empty" title={m.promo_empty_title()} text={m.promo_empty_text()}>
          <Link to="/m/home" className={buttonClass('tonal')}>
            {m.promo_empty_action()}
          </Link>
        </StateCard>
      ) : (
        <PromotionList
          promotions={promotions}
          total={first?.total ?? 0}
          category={category}
          stale={isPlaceholderData}
          more={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          loadingMore={list.isFetchingNextPage}
          failedMore={list.isFetchNextPageError}
        />
      )}
    </>
  );
}

function Pending() {
  return (
    <div className={styles.list} aria-busy="true">
      {PENDING_CARDS.map((card) => (
        <Skeleton key={card} className={styles.pending} />
      ))}
    </div>
  );
}
