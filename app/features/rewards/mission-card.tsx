import { Link } from '@tanstack/react-router';
import { claimMission } from '@/contracts/tasks/claims';
import { OperatorImage } from '../../domain/media/operator-image';
import { drawnCover } from '../../domain/media/own-art';
import { gateway } from '../../lib/calls/gateway';
import { operatorTarget } from '../../lib/links/link-target';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { useScreenExists } from '../../session/screen-exists';
import { Button, buttonClass } from '../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';
import { Tag } from '../../ui/tag';
import styles from './mission-card.module.css';
import type { Mission } from './rewards.queries';
import { useClaim } from './use-claim';

/** A mission: its points, how far one is, and one action: to claim it, or to go where it is done (INVITE-06, INVITE-07). */
export function MissionCard({ mission }: { mission: Mission }) {
  const { id, name, text, picture, points, done, target, claimed } = mission;
  const stand = drawnCover(id);
  const count = (figure: number) => formatCount(figure);
  const isDone = done >= target;
  return (
    <article className={styles.card}>
      <OperatorImage
        className={styles.picture}
        path={picture || stand}
        instead={stand}
        alt=""
        width={56}
        height={56}
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.points}>{m.tasks_plus({ points: count(points) })}</p>
        </div>
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
        {claimed && <Tag tone="neutral">{m.tasks_rebate_claimed()}</Tag>}
      </div>
      {!claimed && (
        <div className={styles.foot}>
          <div className={styles.progress}>
            <ProgressBar label={m.tasks_progress_of({ name })} max={target} value={done} isDone={isDone} />
            <p className={styles.figures}>{m.tasks_progress({ done: count(done), target: count(target) })}</p>
          </div>
          {isDone ? <ClaimButton mission={mission} /> : <GoLink mission={mission} />}
        </div>
      )}
    </article>
  );
}

function ClaimButton({ mission: { id: missionId, period, name } }: { mission: Mission }) {
  const { claim, claiming } = useClaim('mission');
  function tap() {
    const input = { missionId, period };
    void claim({
      input,
      send: (idempotencyKey) => gateway(claimMission, input, undefined, idempotencyKey),
      told: ({ points }) => m.rewards_done_points({ points: formatCount(points) }),
    });
  }
  return (
    <Button
      look="tonal"
      className={styles.action}
      busyText={claiming ? m.rewards_claiming() : undefined}
      onClick={tap}
      aria-label={claiming ? undefined : m.rewards_claim_of({ name })}
    >
      {m.rewards_claim()}
    </Button>
  );
}

/** The way to where a mission is done; none to a screen that the site does not have, or that one is on. */
function GoLink({ mission: { link, name } }: { mission: Mission }) {
  const target = operatorTarget(link, useScreenExists());
  if (!target || target.to === '/m/task') return null;
  return (
    <Link
      {...target}
      className={buttonClass('secondary', styles.action)}
      aria-label={m.tasks_go_to({ name })}
    >
      {m.tasks_go()}
    </Link>
  );
}
