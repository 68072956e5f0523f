import { Link } from '@tanstack/react-router';
import type { RedemptionState } from '@/contracts/mall/redemptions';
import { dayAndTime } from '../../lib/time/dates';
import { List } from '../../lists/list';
import { PendingRows } from '../../lists/pending-rows';
import { useKeptPlace } from '../../lists/use-kept-place';
import { useList } from '../../lists/use-list';
import { formatCount } from '../../locale/figures';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { buttonClass } from '../../ui/button';
import { StateCard } from '../../ui/state-card';
import { Tag, type TagTone } from '../../ui/tag';
import { type Redemption, redemptionsPage, redemptionsQuery } from './mall.queries';
import { ItemThumb } from './mall-item-card';
import styles from './redemptions-screen.module.css';

/** `/m/mall/history`: what the member took, and how its delivery stands (MALL-03). */
export function RedemptionsScreen() {
  useLocale();
  const list = useList(redemptionsQuery(), redemptionsPage);
  useKeptPlace(list);
  return (
    <List
      list={list}
      className={styles.list}
      aria-label={m.mall_history_title()}
      words={{
        failed: { title: m.mall_history_failed(), text: m.mall_failed_text() },
        more: m.record_more_unknown(),
        moreFailed: m.record_more_failed(),
      }}
      pending={<PendingRows count={4} className={styles.list} />}
      empty={
        <StateCard kind="empty" title={m.mall_history_empty()} text={m.mall_history_empty_text()}>
          <Link to="/m/mall/mallHome" className={buttonClass('tonal')}>
            {m.mall_title()}
          </Link>
        </StateCard>
      }
    >
      {(redemption) => <RedemptionRow redemption={redemption} />}
    </List>
  );
}

const STATES: Record<RedemptionState, { name: () => string; tone: TagTone }> = {
  ordered: { name: m.mall_state_ordered, tone: 'warning' },
  sent: { name: m.mall_state_sent, tone: 'info' },
  delivered: { name: m.mall_state_delivered, tone: 'positive' },
  returned: { name: m.mall_state_returned, tone: 'neutral' },
};

function RedemptionRow({ redemption }: { redemption: Redemption }) {
  const { timeZone } = useSite();
  const { orderNo, kind, name, picture, points, state, at, changedAt, delivery } = redemption;
  const { name: stateName, tone } = STATES[state];
  const told = kind === 'bonus' && state === 'delivered' ? m.mall_state_credited() : stateName();
  return (
    <article className={styles.redemption}>
      <ItemThumb item={{ id: orderNo, picture }} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          <p className={styles.points}>{m.mall_points({ points: `\u2212${formatCount(points)}` })}</p>
        </div>
        <p className={styles.meta}>
          <bdi translate="no">{orderNo}</bdi>
          <span>{` · ${dayAndTime(at, timeZone)}`}</span>
        </p>
        <div className={styles.state}>
          <Tag tone={tone}>{told}</Tag>
          {changedAt > at && <span className={styles.meta}>{dayAndTime(changedAt, timeZone)}</span>}
        </div>
        {delivery && (
          <p className={styles.delivery}>
            <bdi translate="no">{delivery.name}</bdi>
            <span>{' · '}</span>
            <bdi dir="ltr" translate="no">
              {delivery.mobile}
            </bdi>
            <br />
            <bdi translate="no">{delivery.address}</bdi>
          </p>
        )}
        {state === 'returned' && <p className={styles.meta}>{m.mall_points_back()}</p>}
      </div>
    </article>
  );
}
