import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { OperatorImage } from '@/app/domain/media/operator-image';
import { drawnHero } from '@/app/domain/media/own-art';
import { FreeAccountCard } from '@/app/domain/member/free-account-card';
import { RewardStatus } from '@/app/domain/member/reward-status';
import { TrialCard } from '@/app/domain/member/trial-card';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { hasMoney, isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { Loaded } from '@/app/shell/loaded';
import { buttonClass } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { Skeleton } from '@/app/ui/skeleton';
import type { PromotionSummary } from '../promotion-summary';
import { promotionTermsQuery } from '../promotions.queries';
import { StartDate } from '../start-date';
import { useRewardStatus } from '../use-reward-status';
import { ApplyRewardForm } from './apply-reward-form';
import styles from './apply-reward-screen.module.css';

/** `/m/applyReward`: the form stands once the promotion is known; not for members on trial (REWARD-13, REWARD-43, ROLE-30). */
export function ApplyRewardScreen({ id }: { id: number | string }) {
  useLocale();
  const session = useSession();
  const terms = useQuery(promotionTermsQuery(id));
  if (isTrial(session)) {
    return (
      <TrialCard title={m.activity_apply_trial_title()}>
        <Link to="/m/activity" className={buttonClass('text')}>
          {m.activity_apply_to_list()}
        </Link>
      </TrialCard>
    );
  }
  if (session && !hasMoney(session)) return <FreeAccountCard title={m.activity_apply_trial_title()} />;
  if (terms.data === null) return <Navigate to="/m/activity" replace />;
  return (
    <Loaded
      query={terms}
      pending={<Pending />}
      failed={{ title: m.promo_failed_title(), text: m.promo_failed_text() }}
    >
      {(promotion) =>
        promotion && (
          <div className={styles.screen}>
            <AppliedFor promotion={promotion} />
            <noscript>
              <Notice kind="warning">{m.activity_apply_needs_scripts()}</Notice>
            </noscript>
            <ApplyRewardForm promotion={promotion} />
          </div>
        )
      }
    </Loaded>
  );
}

function Pending() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.pendingHead} />
      <Skeleton className={styles.pendingForm} />
    </div>
  );
}

function AppliedFor({ promotion }: { promotion: PromotionSummary }) {
  const status = useRewardStatus()(promotion);
  const stand = drawnHero(String(promotion.id));
  return (
    <div className={styles.promotion}>
      <OperatorImage
        className={styles.thumb}
        path={promotion.picture || stand}
        instead={stand}
        alt=""
        width={72}
        height={72}
        first
      />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <bdi>{promotion.title}</bdi>
        </h2>
        <StartDate startDate={promotion.startDate} />
        {status && <RewardStatus status={status} />}
      </div>
    </div>
  );
}
