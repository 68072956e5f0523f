import { formatShortMoney } from '../../domain/money/format-money';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { Part } from './part';
import { REWARD_PARTS } from './reward-parts';
import type { Tasks } from './rewards.queries';
import type { RewardsSearch } from './rewards.search';
import { RowLink, rowLinks } from './row-link';

type Props = { tasks: Tasks | undefined; search: RewardsSearch };

/** Where more comes from: missions, the rebate, promo codes, each as the site has it (REWARD-03). */
export function RewardWays({ tasks, search }: Props) {
  const { flags, currency } = useSite();
  const takesCodes = REWARD_PARTS.promoCode({ session: useSession(), flags });
  const { missions = [], rebate } = tasks ?? {};
  const ready = missions.filter(({ done, target, claimed }) => done >= target && !claimed).length;
  const finished = missions.filter(({ claimed }) => claimed).length;
  const comesBack = rebate && !rebate.claimed && rebate.amount > 0;
  if (missions.length === 0 && !rebate && !takesCodes) return null;
  return (
    <Part id="ways" title={m.rewards_ways()}>
      <div className={rowLinks}>
        {missions.length > 0 && (
          <RowLink
            to="/m/task"
            icon="check"
            name={m.rewards_to_missions()}
            note={
              ready > 0
                ? m.rewards_missions_done({ count: ready })
                : m.rewards_missions_open({ done: finished, count: missions.length })
            }
            isReady={ready > 0}
          />
        )}
        {rebate && (
          <RowLink
            to="/m/task"
            hash="rebate"
            icon="heart"
            name={m.rewards_to_rebate()}
            note={
              comesBack
                ? m.rewards_rebate_ready({ amount: formatShortMoney(rebate.amount, currency) })
                : rebate.claimed
                  ? m.rewards_rebate_claimed()
                  : m.rewards_rebate_none()
            }
            isReady={Boolean(comesBack)}
          />
        )}
        {takesCodes && (
          <RowLink
            to="/m/rewardCenter"
            search={{ ...search, sheet: 'code' }}
            state={{ openedHere: true }}
            opens
            icon="edit"
            name={m.tasks_promo()}
          />
        )}
      </div>
    </Part>
  );
}
