import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { MinorUnits } from '../../../contracts/shared/minor-units';
import { formatCount, formatShortMoney } from '../../domain/money/format-money';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { Popup } from '../../ui/popup';
import styles from './item-sheet.module.css';
import { isGone, standingOf } from './item-standing';
import type { MallItem } from './mall.queries';
import { ItemPicture } from './mall-item-card';
import { StandingText } from './standing-text';
import { useRedeem } from './use-redeem';

type Props = {
  item: MallItem;
  /** The member's points, where they are known. */
  owned: number | undefined;
  onClose: () => void;
};

/** An item with all that is said of it; what is left after it before one says yes, and the number of what was taken (MALL-03). */
export function ItemSheet({ item, owned, onClose }: Props) {
  useLocale();
  const { currency } = useSite();
  const [isAsked, setAsked] = useState(false);
  const { redeem, redeeming, done, refusal } = useRedeem();
  return (
    <Popup
      shape="sheet"
      title={done ? m.mall_done_title() : isAsked ? m.mall_confirm_title() : item.name}
      closeLabel={m.action_close()}
      onClose={onClose}
      dismissible={!redeeming || done !== undefined}
    >
      {done ? (
        <Taken item={item} orderNo={done.orderNo} left={done.points} onClose={onClose} />
      ) : isAsked && owned !== undefined ? (
        <div className={styles.parts}>
          <Head item={item} />
          <Facts>
            <Fact name={m.mall_price()} points={item.points} />
            <Fact name={m.mall_your_points()} points={owned} />
            <Fact name={m.mall_points_after()} points={Math.max(0, owned - item.points)} />
          </Facts>
          <p className={styles.note}>{DELIVERY[item.kind]()}</p>
          {refusal && <Notice kind="error">{refusal}</Notice>}
          <div className={styles.actions}>
            <Button
              busyText={redeeming ? m.mall_redeeming() : undefined}
              disabled={owned < item.points || isGone(item)}
              onClick={() => void redeem(item)}
            >
              {m.mall_confirm({ points: formatCount(item.points, currency) })}
            </Button>
            <Button look="text" disabled={redeeming} onClick={() => setAsked(false)}>
              {m.action_cancel()}
            </Button>
          </div>
        </div>
      ) : (
        <Detail item={item} owned={owned} onRedeem={() => setAsked(true)} />
      )}
    </Popup>
  );
}

const DELIVERY: Record<MallItem['kind'], () => string> = {
  goods: m.mall_delivery_goods,
  card: m.mall_delivery_card,
  bonus: m.mall_delivery_bonus,
};

function Head({ item }: { item: MallItem }) {
  return (
    <div className={styles.head}>
      <ItemPicture item={item} className={styles.thumb} size={64} />
      <p className={styles.name}>
        <bdi>{item.name}</bdi>
      </p>
    </div>
  );
}

function Detail({
  item,
  owned,
  onRedeem,
}: {
  item: MallItem;
  owned: number | undefined;
  onRedeem: () => void;
}) {
  const session = useSession();
  const { currency } = useSite();
  const standing = standingOf(item, owned);
  const { money, times } = item;
  const toPlay = formatShortMoney((money * times) as MinorUnits, currency);
  return (
    <div className={styles.parts}>
      <ItemPicture item={item} className={styles.picture} size={240} first />
      <div className={styles.line}>
        <p className={styles.price}>
          {formatCount(item.points, currency)} <span className={styles.unit}>{m.mall_points_unit()}</span>
        </p>
        <p className={styles.standing} data-standing={standing.is}>
          <StandingText item={item} standing={standing} />
        </p>
      </div>
      <p className={styles.text}>
        <bdi>{item.text}</bdi>
      </p>
      {money > 0 && times > 0 && <Notice kind="info">{m.mall_bonus_terms({ times, amount: toPlay })}</Notice>}
      <p className={styles.note}>{DELIVERY[item.kind]()}</p>
      {!session ? (
        <Link
          to="/m/login"
          search={{ redirect: `/m/mall/mallHome?item=${encodeURIComponent(item.id)}` }}
          className={buttonClass()}
        >
          {m.mall_log_in()}
        </Link>
      ) : isTrial(session) ? (
        <Notice kind="info">{m.error_actual_account()}</Notice>
      ) : (
        <Button
          disabled={standing.is === 'gone' || standing.is === 'short' || owned === undefined}
          onClick={onRedeem}
        >
          {m.mall_redeem()}
        </Button>
      )}
    </div>
  );
}

type TakenProps = { item: MallItem; orderNo: string; left: number; onClose: () => void };

function Taken({ item, orderNo, left, onClose }: TakenProps) {
  return (
    <div className={styles.parts}>
      <Head item={item} />
      <Facts>
        <div className={styles.fact}>
          <dt>{m.mall_order_no()}</dt>
          <dd>
            <bdi>{orderNo}</bdi>
          </dd>
        </div>
        <Fact name={m.mall_points_after()} points={left} />
      </Facts>
      <p className={styles.note} role="status">
        <Icon name="check" /> {DONE[item.kind]()}
      </p>
      <div className={styles.actions}>
        <Link to="/m/mall/history" className={buttonClass()}>
          {m.mall_history_title()}
        </Link>
        <Button look="text" onClick={onClose}>
          {m.action_close()}
        </Button>
      </div>
    </div>
  );
}

const DONE: Record<MallItem['kind'], () => string> = {
  goods: m.mall_done_goods,
  card: m.mall_done_card,
  bonus: m.mall_done_bonus,
};

const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

function Fact({ name, points }: { name: string; points: number }) {
  const { currency } = useSite();
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{m.mall_points({ points: formatCount(points, currency) })}</dd>
    </div>
  );
}
