import { useQuery } from '@tanstack/react-query';
import { ShortAmount } from '../domain/money/short-amount';
import { useHiddenBalance } from '../domain/money/use-hidden-balance';
import { StaticLink } from '../lib/links/static-link';
import { useLocale } from '../locale/locale';
import { m } from '../paraglide/messages.js';
import { walletQuery } from '../session/member.queries';
import { offersDeposit } from '../session/offers-deposit';
import { useScreenExists } from '../session/screen-exists';
import { useSession } from '../session/session.queries';
import { Icon } from '../ui/icon';
import styles from './header-balance.module.css';

const DEPOSIT = '/m/voucherCenter';
/** As wide as an amount in three figures. */
const MASK = '*****';

/** The balance in a header, which leads to the deposit; nothing for those whom no deposit is for (MONEY-01, WALLET-05, ROLE-39). */
export function HeaderBalance() {
  useLocale();
  const session = useSession();
  const exists = useScreenExists();
  return offersDeposit(session, exists) ? <BalanceLink /> : null;
}

function BalanceLink() {
  const { data } = useQuery(walletQuery());
  const [hidden] = useHiddenBalance();
  const known = hidden === false ? data : undefined;
  return (
    <StaticLink target={{ to: DEPOSIT }} className={styles.link}>
      <span className={styles.pill}>
        <span className="visually-hidden">{hidden ? m.wallet_balance_hidden() : m.wallet_label()}</span>
        <span aria-hidden={known ? undefined : true}>
          {known ? <ShortAmount amount={known.sumBalance} /> : hidden ? MASK : '—'}
        </span>
        <Icon name="deposit" size={18} />
        <span className="visually-hidden">{m.menu_deposit()}</span>
      </span>
    </StaticLink>
  );
}
