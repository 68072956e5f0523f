import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useLocale } from '../../shell/locale';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
import { findPromotion } from './find-promotion';
import { PromotionCard } from './promotion-card';
import { PromotionDetail } from './promotion-detail';
import { promotionsQuery } from './promotions.queries';
import styles from './promotions-screen.module.css';

const STEP = 20;
const PENDING_CARDS = [0, 1, 2];

/** The promotions, and the detail of the one that the address names (PROMO-01, PROMO-02, PROMO-07 to PROMO-09). */
export function PromotionsScreen({ id }: { id: number | string | undefined }) {
  useLocale();
  const { data, isPending, isFetching, refetch } = useQuery(promotionsQuery());
  const close = useClose();
  if (isPending) return <Pending />;
  if (!data) {
    return (
      <StateCard kind="error" title={m.promo_failed_title()} text={m.promo_failed_text()}>
        <Button
          look="tonal"
          icon="refresh"
          busyText={isFetching ? m.action_working() : undefined}
          onClick={() => void refetch()}
        >
          {m.action_retry()}
        </Button>
      </StateCard>
    );
  }
  const promotions = data.promotion ?? [];
  const opened = findPromotion(data, id);
  const isGone = id !== undefined && id !== '' && !opened;
  return (
    <>
      {isGone && (
        <div className={styles.gone}>
          <Notice kind="info">{m.promo_gone()}</Notice>
        </div>
      )}
      {promotions.length === 0 ? (
        <StateCard kind="empty" title={m.promo_empty_title()} text={m.promo_empty_text()}>
          <Link to="/m/home" className={buttonClass('tonal')}>
            {m.promo_empty_action()}
          </Link>
        </StateCard>
      ) : (
        <List promotions={promotions} />
      )}
      {opened && <PromotionDetail key={opened.id} promotion={opened} onClose={close} />}
    </>
  );
}

function List({ promotions }: { promotions: Parameters<typeof PromotionCard>[0]['promotion'][] }) {
  const [shown, setShown] = useState(STEP);
  const rest = promotions.length - shown;
  return (
    <>
      <ul className={styles.list}>
        {promotions.slice(0, shown).map((promotion, index) => (
          <li key={promotion.id} className={styles.item}>
            <PromotionCard promotion={promotion} first={index === 0} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className={styles.more}>
          <p>{m.promo_shown({ shown, total: promotions.length })}</p>
          <Button look="secondary" onClick={() => setShown(shown + STEP)}>
            {m.promo_more()}
          </Button>
        </div>
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

/** One step back to the list it was opened from; a link from elsewhere is replaced by the list (PROMO-08). */
function useClose() {
  const router = useRouter();
  return () => {
    if (router.state.location.state.openedFromList) return router.history.back();
    void router.navigate({ to: '/m/activity', search: {}, replace: true, resetScroll: false });
  };
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The promotion's detail was opened from the list, which is one step back. */
    openedFromList?: boolean;
  }
}
