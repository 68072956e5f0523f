import { claimRebate } from '@/contracts/tasks/claims';
import { formatMoney } from '../../domain/money/format-money';
import { Money } from '../../domain/money/money';
import { gateway } from '../../lib/calls/gateway';
import { dayAndTime, dayRange } from '../../lib/time/dates';
import { formatShortRate } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { Button } from '../../ui/button';
import { cardClass } from '../../ui/card';
import { Tag } from '../../ui/tag';
import styles from './rebate-card.module.css';
import type { Rebate } from './rewards.queries';
import { useClaim } from './use-claim';

const MINUTE_MS = 60_000;

/** What comes back of last week, with its terms beside it (INVITE-09). */
export function RebateCard({ rebate }: { rebate: Rebate }) {
  const { timeZone, currency } = useSite();
  const { claim, claiming } = useClaim('rebate');
  const { from, rate, amount, times, claimBefore, claimed } = rebate;
  const range = dayRange(rebate);
  if (amount === 0) {
    return (
      <div className={cardClass}>
        <div>
          <p className={styles.none}>{m.tasks_rebate_none_title({ range })}</p>
          <p className={styles.range}>{m.tasks_rebate_none_text()}</p>
        </div>
      </div>
    );
  }

  function tap() {
    const input = { week: from };
    void claim({
      input,
      send: (idempotencyKey) => gateway(claimRebate, input, undefined, idempotencyKey),
      told: () => m.rewards_done_money({ amount: formatMoney(amount, currency) }),
    });
  }

  return (
    <div className={cardClass}>
      <div className={styles.head}>
        <img
          className={styles.picture}
          src="/art/covers/rng-lotus-1.svg"
          alt=""
          width="56"
          height="56"
          loading="lazy"
        />
        <div className={styles.words}>
          <p className={styles.range}>{m.tasks_rebate_range({ range, rate: formatShortRate(rate) })}</p>
          <p className={styles.amount}>
            <Money amount={amount} />
          </p>
        </div>
        {claimed ? (
          <Tag tone="neutral">{m.tasks_rebate_claimed()}</Tag>
        ) : (
          <Button
            look="tonal"
            className={styles.claim}
            busyText={claiming ? m.rewards_claiming() : undefined}
            onClick={tap}
            aria-label={claiming ? undefined : m.rewards_claim_of({ name: m.tasks_rebate() })}
          >
            {m.rewards_claim()}
          </Button>
        )}
      </div>
      <dl className={styles.facts}>
        <dt>{m.tasks_rebate_wagering()}</dt>
        <dd>{times > 0 ? m.tasks_rebate_times({ times }) : m.rewards_fact_no_wagering()}</dd>
        {!claimed && (
          <>
            <dt>{m.rewards_fact_before()}</dt>
            <dd>{dayAndTime(claimBefore - MINUTE_MS, timeZone)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
