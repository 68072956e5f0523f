import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { AuthButtons } from '../../domain/member/auth-buttons';
import { formatShortMoney } from '../../domain/money/format-money';
import { formatCount } from '../../locale/figures';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { hasMoney, isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { Button, buttonClass } from '../../ui/button';
import { Fact, Facts } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { Popup } from '../../ui/popup';
import { DELIVERY, ItemHead, PointsFact } from './item-facts';
import styles from './item-sheet.module.css';
import { standingOf } from './item-standing';
import type { MallItem } from './mall.queries';
import { ItemPicture } from './mall-item-card';
import { RedeemForm } from './redeem-form';
import { StandingText } from './standing-text';
import type { Redeemed } from './use-redeem';

type Props = {
  item: MallItem;
  /** The member's points, where they are known. */
  owned: number | undefined;
  onClose: () => void;
};

/** An item with all that is said of it, the question before points are spent, and the number of what was taken (MALL-03). */
export function ItemSheet({ item, owned, onClose }: Props) {
  useLocale();
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<Redeemed>();
  return (
    <Popup
      shape="sheet"
      title={done ? m.mall_done_title() : isAsked ? m.mall_confirm_title() : item.name}
      closeLabel={m.action_close()}
      onClose={onClose}
      dismissible={!isSending}
    >
      {done ? (
        <Taken item={item} orderNo={done.orderNo} left={done.points} onClose={onClose} />
      ) : isAsked && owned !== undefined ? (
        <RedeemForm
          {...{ item, owned }}
          onDone={setDone}
          onCancel={() => setAsked(false)}
          onSending={setSending}
        />
      ) : (
        <Detail item={item} owned={owned} onRedeem={() => setAsked(true)} />
      )}
    </Popup>
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
          <span>{`${formatCount(item.points)} `}</span>
          <span className={styles.unit}>{m.mall_points_unit()}</span>
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
        <>
          <Notice kind="info">{m.error_actual_account()}</Notice>
          <AuthButtons />
        </>
      ) : !hasMoney(session) ? (
        <>
          <Notice kind="info">{m.free_reject()}</Notice>
          <Link to="/m/support" className={buttonClass('tonal')}>
            {m.tracker_support()}
          </Link>
        </>
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
      <ItemHead item={item} />
      <Facts>
        <Fact name={m.mall_order_no()}>
          <span translate="no">{orderNo}</span>
        </Fact>
        <PointsFact name={m.mall_points_after()} points={left} />
      </Facts>
      <p className={styles.note} role="status">
        <Icon name="check" />
        <span>{` ${DONE[item.kind]()}`}</span>
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
