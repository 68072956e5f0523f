import { Link } from '@tanstack/react-router';
import { TOAST_SHORT } from '../../lib/time/timing';
import { m } from '../../paraglide/messages.js';
import { hasMoney, isTrial } from '../../session/member-types';
import { useScreenExists } from '../../session/screen-exists';
import { useSession } from '../../session/session.queries';
import { useTrialRefusal } from '../../shell/menu/use-trial-refusal';
import { useToast } from '../../shell/toast';
import { Button, buttonClass } from '../../ui/button';
import styles from './promotion-actions.module.css';
import type { PromotionSummary } from './promotion-summary';
import { useJoin } from './use-join';
import { useRewardStatus } from './use-reward-status';

/** States in which applying once more leads nowhere: an application is open, or the promotion has ended. */
const SETTLED: readonly string[] = ['applying', 'process', 'issued', 'coming', 'closed'];
const ANEW: readonly string[] = ['rejected', 'claimed'];

type Props = {
  promotion: PromotionSummary;
  /** Where a guest comes back to after logging in: the panel over the list, or the page of its own. */
  from: 'list' | 'page';
};

/** What can be done about a promotion, at the foot of its detail: join it, or apply for it (PROMO-12, PROMO-15). */
export function PromotionActions({ promotion, from }: Props) {
  const statusOf = useRewardStatus();
  const status = statusOf(promotion);
  const { joins, applies } = promotion;
  if (!useScreenExists()('/m/applyReward')) return null;
  if (joins && !status) {
    return (
      <div className={styles.bar}>
        <JoinButton promotion={promotion} from={from} />
      </div>
    );
  }
  if (!applies || (status && SETTLED.includes(status))) return null;
  return (
    <div className={styles.bar}>
      <ApplyLink id={promotion.id} again={status !== undefined && ANEW.includes(status)} />
    </div>
  );
}

function ApplyLink({ id, again }: { id: number | string; again: boolean }) {
  const session = useSession();
  const { isRefused, sheet } = useRefusal();
  if (!session) {
    return (
      <Link
        to="/m/login"
        search={{ redirect: `/m/applyReward?id=${encodeURIComponent(id)}` }}
        className={buttonClass()}
      >
        {m.promo_apply()}
      </Link>
    );
  }
  return (
    <>
      <Link
        to="/m/applyReward"
        search={{ id }}
        className={buttonClass()}
        onClick={(event) => {
          if (isRefused()) event.preventDefault();
        }}
      >
        {again ? m.promo_apply_again() : m.promo_apply()}
      </Link>
      {sheet}
    </>
  );
}

function JoinButton({ promotion, from }: Props) {
  const session = useSession();
  const { isRefused, sheet } = useRefusal();
  const { join, joining } = useJoin(promotion);
  if (!session) {
    const path = from === 'list' ? '/m/activity' : '/m/activityDetail';
    return (
      <Link
        to="/m/login"
        search={{ redirect: `${path}?id=${encodeURIComponent(promotion.id)}` }}
        className={buttonClass()}
      >
        {m.promo_join()}
      </Link>
    );
  }
  function joinOrRefuse() {
    if (!isRefused()) void join();
  }
  return (
    <>
      <Button busyText={joining ? m.action_working() : undefined} onClick={joinOrRefuse}>
        {m.promo_join()}
      </Button>
      {sheet}
    </>
  );
}

/** Tells players on trial and free accounts that rewards are not theirs. */
function useRefusal() {
  const session = useSession();
  const toast = useToast();
  const { refuse, sheet } = useTrialRefusal();
  function isRefused(): boolean {
    if (hasMoney(session)) return false;
    if (isTrial(session)) refuse({ text: m.error_actual_account(), duration: TOAST_SHORT });
    else toast(m.free_reject(), { kind: 'error', duration: TOAST_SHORT });
    return true;
  }
  return { isRefused, sheet };
}
