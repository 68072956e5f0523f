import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { claimReward } from '@/contracts/rewards/claim-reward';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { gamesThatCount } from '../../domain/games/category-names';
import { formatShortMoney } from '../../domain/money/format-money';
import { gateway } from '../../lib/calls/gateway';
import { dayAndTime } from '../../lib/time/dates';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { Button, buttonClass } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { Fact, Facts } from '../../ui/facts';
import styles from './reward-conditions.module.css';
import type { Claimable } from './rewards.queries';
import { useClaim } from './use-claim';
import { useWorthText, Worth } from './worth';

type Props = {
  reward: Claimable;
  /** What became of it, once there is nothing to claim; stands in the button's place. */
  past?: Elements;
  /** It was claimed, or cannot be any more. */
  onOver: () => void;
};

/** All that a reward asks for, before one claims it (REWARD-03). */
export function RewardConditions({ reward, past, onOver }: Props) {
  const { currency, timeZone } = useSite();
  const worthText = useWorthText();
  const { claim, claiming } = useClaim('reward');
  const root = useRef<HTMLDivElement>(null);
  const { id, name, money, points, times, gameType, claimBefore, promotionId } = reward;
  const toPlay = formatShortMoney((money * times) as MinorUnits, currency);
  const isPlayed = money > 0 && times > 0;

  async function take() {
    const input = { rewardId: id };
    const isJudged = await claim({
      input,
      send: (idempotencyKey) => gateway(claimReward, input, undefined, idempotencyKey),
      told: () => worthText(reward),
    });
    // The sheet may have been left meanwhile: nothing that stands there now is to be closed.
    if (isJudged && root.current) onOver();
  }

  return (
    <div ref={root} className={styles.conditions}>
      <Facts>
        <Fact name={m.rewards_fact_worth()} isMain>
          <Worth money={money} points={points} />
        </Fact>
        <Fact name={m.rewards_fact_wagering()}>
          {isPlayed ? m.rewards_fact_times({ times, amount: toPlay }) : m.rewards_fact_no_wagering()}
        </Fact>
        {isPlayed && <Fact name={m.rewards_fact_games()}>{gamesThatCount(gameType)}</Fact>}
        <Fact name={m.rewards_fact_before()}>{dayAndTime(claimBefore, timeZone)}</Fact>
      </Facts>
      <p className={styles.note}>
        {isPlayed
          ? m.rewards_wagering_note({ amount: toPlay })
          : money > 0
            ? m.rewards_free_note()
            : m.rewards_points_note()}
      </p>
      <div className={styles.actions}>
        {past || (
          <Button
            busyText={claiming ? m.rewards_claiming() : undefined}
            onClick={() => void take()}
            aria-label={claiming ? undefined : m.rewards_claim_of({ name })}
          >
            {m.rewards_claim()}
          </Button>
        )}
        {promotionId !== null && (
          <Link to="/m/activity" search={{ id: promotionId }} className={buttonClass('text')}>
            {m.rewards_promotion()}
          </Link>
        )}
      </div>
    </div>
  );
}
