import { formatShortMoney } from '@/app/domain/money/format-money';
import { dayAndTime } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { CopyButton } from '@/app/shell/copy-button';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import styles from './order-facts.module.css';
import { feeOf, isWaiting, type Order } from './order-state';

/** Number, channel, times and sums of an order (MONEY-02). */
export function OrderFacts({ order }: { order: Order }) {
  const { currency, timeZone } = useSite();
  const { orderNo, channelName, amount, paid, credited, createdAt, endedAt, bonus } = order;
  const short = (sum: MinorUnits) => formatShortMoney(sum, currency);
  const waits = isWaiting(order);
  const fee = feeOf(order);
  const bringsBonus = bonus?.state === 'credited' || (bonus?.state === 'promised' && waits);
  return (
    <dl className={styles.facts}>
      <dt>{m.deposit_order_no()}</dt>
      <dd>
        <bdi dir="ltr" translate="no">
          {orderNo}
        </bdi>
        <CopyButton name={m.deposit_copy({ label: m.deposit_order_no() })} value={orderNo} />
      </dd>
      <dt>{m.deposit_channel()}</dt>
      <dd>{channelName}</dd>
      <dt>{m.deposit_created()}</dt>
      <dd>{dayAndTime(createdAt, timeZone)}</dd>
      {endedAt !== null && (
        <>
          <dt>{m.deposit_ended()}</dt>
          <dd>{dayAndTime(endedAt, timeZone)}</dd>
        </>
      )}
      <dt>{m.deposit_fee()}</dt>
      <dd translate={fee > 0 ? 'no' : undefined}>{fee > 0 ? short(fee) : m.deposit_free()}</dd>
      {paid > 0 && (
        <>
          <dt>{m.deposit_received()}</dt>
          <dd translate="no">{short(paid)}</dd>
        </>
      )}
      {paid > 0 ? (
        <>
          <dt>{m.deposit_credited()}</dt>
          <dd data-in="" translate="no">{`+${short(credited)}`}</dd>
        </>
      ) : (
        waits && (
          <>
            <dt>{m.deposit_arrives()}</dt>
            <dd translate="no">{short((amount - fee) as MinorUnits)}</dd>
          </>
        )
      )}
      {bonus && (
        <>
          <dt>{bonus.name}</dt>
          {bringsBonus ? (
            <dd data-in="" translate="no">{`+${short(bonus.amount)}`}</dd>
          ) : (
            <dd>{bonus.state === 'void' ? m.deposit_bonus_void() : m.deposit_bonus_missed()}</dd>
          )}
        </>
      )}
      {bonus && bringsBonus && (
        <dd className={styles.note}>{m.deposit_bonus_order({ times: bonus.times, days: bonus.days })}</dd>
      )}
    </dl>
  );
}
