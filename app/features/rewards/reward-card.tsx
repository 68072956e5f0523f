import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OperatorImage } from '../../domain/media/operator-image';
import { drawnCover } from '../../domain/media/own-art';
import { RewardStatus } from '../../domain/member/reward-status';
import { dayAndTime, moneyDay } from '../../lib/time/dates';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { buttonClass } from '../../ui/button';
import { RowMore } from '../../ui/rows';
import { Tag } from '../../ui/tag';
import styles from './reward-card.module.css';
import type { Reward, Standing } from './rewards.queries';
import type { RewardsSearch } from './rewards.search';
import { Worth } from './worth';

/** A reward: what it comes to, until when, and the way to its conditions while it may be claimed (REWARD-03). */
export function RewardCard({ reward, search }: { reward: Reward; search: RewardsSearch }) {
  const { timeZone } = useSite();
  const { id, name, picture, money, points, times, state, claimBefore } = reward;
  return (
    <article className={styles.card}>
      <Picture id={id} path={picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.worth} data-past={state === 'claimable' ? undefined : ''}>
          <Worth money={money} points={points} />
        </p>
        {state === 'claimable' ? (
          <>
            <ul className={styles.meta}>
              {times > 0 && <li>{m.rewards_wagering({ times })}</li>}
              <li>{m.rewards_before({ time: dayAndTime(claimBefore, timeZone) })}</li>
            </ul>
            <Tag tone="positive">{m.rewards_claimable()}</Tag>
          </>
        ) : (
          <PastTag reward={reward} />
        )}
      </div>
      {state === 'claimable' && (
        <Link
          to="/m/rewardCenter"
          search={{ ...search, reward: id }}
          state={{ openedHere: true }}
          resetScroll={false}
          viewTransition={false}
          className={buttonClass('tonal', styles.claim)}
          aria-label={m.rewards_claim_of({ name })}
        >
          {m.rewards_claim()}
        </Link>
      )}
    </article>
  );
}

/** What became of a reward that can't be claimed any more, and when. */
export function PastTag({ reward: { state, at } }: { reward: Reward }) {
  const date = moneyDay(at, useSite().timeZone);
  return (
    <Tag tone="neutral">
      {state === 'claimed' ? m.rewards_claimed_on({ date }) : m.rewards_closed_on({ date })}
    </Tag>
  );
}

/** How far the member is with a promotion; the whole card leads to it (REWARD-03 to REWARD-12). */
export function StandingCard({ standing }: { standing: Standing }) {
  const { timeZone } = useSite();
  const { promotionId, title, picture, status, at } = standing;
  return (
    <Link to="/m/activity" search={{ id: promotionId }} className={styles.card}>
      <Picture id={String(promotionId)} path={picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <bdi>{title}</bdi>
        </h3>
        <p className={styles.meta}>{m.rewards_status_on({ date: moneyDay(at, timeZone) })}</p>
        <RewardStatus status={status} />
      </div>
      <RowMore />
    </Link>
  );
}

function Picture({ id, path }: { id: string; path: string | null }): ReactNode {
  const stand = drawnCover(id);
  return (
    <OperatorImage
      className={styles.picture}
      path={path || stand}
      instead={stand}
      alt=""
      width={64}
      height={64}
    />
  );
}
