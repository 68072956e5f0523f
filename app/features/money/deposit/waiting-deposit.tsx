import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { useLocale } from '@/app/locale/locale';
import { hasMoney } from '@/app/session/member-types';
import { useScreenExists } from '@/app/session/screen-exists';
import { useSession } from '@/app/session/session.queries';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
import { depositsQuery } from './deposit.queries';
import { stateWord } from './deposit-words';
import { isWaiting } from './order/order-state';
import styles from './waiting-deposit.module.css';

/** The member's latest order that waits, as a chip that leads to it; nothing without one, and for those whom no deposit is for (MONEY-02). */
export function WaitingDeposit() {
  useLocale();
  const { currency } = useSite();
  const session = useSession();
  const exists = useScreenExists();
  const deposits = hasMoney(session) && exists('/m/voucherCenter');
  const { data } = useQuery({ ...depositsQuery(), enabled: deposits });
  const order = data?.find(isWaiting);
  if (!order) return null;
  const { orderNo, amount } = order;
  return (
    <Link to="/m/voucherCenter/$orderNo" params={{ orderNo }} className={styles.chip}>
      <Icon name="clock" size={18} />
      <span className={styles.words}>
        <span>{stateWord(order).word}</span>
        <strong className={styles.amount} translate="no">
          {formatShortMoney(amount, currency)}
        </strong>
      </span>
      <Icon name="next" size={18} />
    </Link>
  );
}
