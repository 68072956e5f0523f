import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { List } from '../../lists/list';
import { PendingRows } from '../../lists/pending-rows';
import { useKeptPlace } from '../../lists/use-kept-place';
import { useList } from '../../lists/use-list';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { StateCard } from '../../ui/state-card';
import { CategoryTabs } from './category-tabs';
import { OpenedPromotion } from './opened-promotion';
import { PromotionCard } from './promotion-card';
import { promotionsPage, promotionsQuery } from './promotions.queries';
import styles from './promotions-screen.module.css';
import { useRewardStatus } from './use-reward-status';

type Id = number | string | undefined;

/** The promotions, and over them the one that the address names (PROMO-01, PROMO-02, PROMO-07 to PROMO-11). */
export function PromotionsScreen({ id, category }: { id: Id; category: Id }) {
  useLocale();
  return (
    <>
      {id !== undefined && <OpenedPromotion key={id} id={id} category={category} />}
      <Promotions category={category} />
    </>
  );
}

function Promotions({ category }: { category: Id }) {
  const query = { ...promotionsQuery(category), placeholderData: keepPreviousData };
  const list = useList(query, promotionsPage);
  useKeptPlace(list);
  const statusOf = useRewardStatus();
  return (
    <>
      {list.entries && <CategoryTabs categories={list.pages[0]?.categories ?? []} />}
      <List
        list={list}
        words={{
          failed: { title: m.promo_failed_title(), text: m.promo_failed_text() },
          shown: m.promo_shown,
          more: m.promo_more(),
          moreFailed: m.promo_failed_text(),
        }}
        pending={<PendingRows count={3} className={styles.list} />}
        empty={
          <StateCard kind="empty" title={m.promo_empty_title()} text={m.promo_empty_text()}>
            <Link to="/m/home" className={buttonClass('tonal')}>
              {m.promo_empty_action()}
            </Link>
          </StateCard>
        }
        className={styles.list}
      >
        {(promotion, index) => (
          <PromotionCard
            promotion={promotion}
            status={statusOf(promotion)}
            category={category}
            first={index === 0}
          />
        )}
      </List>
    </>
  );
}
