import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hasVendorWallets } from '../../domain/money/has-vendor-wallets';
import { CustomerServiceLink } from '../../domain/support/customer-service-link';
import { m } from '../../paraglide/messages.js';
import { useAppContext } from '../../session/app-context';
import { merchantWalletQuery } from '../../session/member.queries';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { GuardedLink } from '../../shell/menu/guarded-link';
import { Icon } from '../../ui/icon';
import { isAppOffered } from './app-offered';
import { customerServiceQuery } from './member.queries';
import styles from './service-list.module.css';

/**
 * Rows below the tiles: money between wallets where each vendor has one (MONEY-18), the password, which a user on trial may not change, customer service, the app, who we are and
 * what holds here (MEMB-20, MEMB-23 to MEMB-25, MEMB-32, HELP-21).
 */
export function ServiceList() {
  const isMember = useSession() !== null;
  const { data: wallet } = useQuery({ ...merchantWalletQuery(), enabled: isMember });
  const transfers = isMember && hasVendorWallets(wallet);
  const { data: entries = [] } = useQuery(customerServiceQuery());
  const offersApp = isAppOffered(useSite(), useAppContext());
  return (
    <ul className={styles.list}>
      {transfers && (
        <li>
          <GuardedLink to="/m/transfer" className={styles.row}>
            <Row icon="transfer" name={m.transfer_link()} />
          </GuardedLink>
        </li>
      )}
      {isMember && (
        <li>
          <GuardedLink to="/m/changePsw" className={styles.row}>
            <Row icon="lock" name={m.member_change_password()} />
          </GuardedLink>
        </li>
      )}
      <li>
        <Link to="/m/set" className={styles.row}>
          <Row icon="sliders" name={m.personal_setting()} />
        </Link>
      </li>
      <li>
        <CustomerServiceLink entries={entries} place="support" className={styles.row}>
          <Row icon="headset" name={m.customer_service()} />
        </CustomerServiceLink>
      </li>
      {offersApp && (
        <li>
          <Link to="/m/download" className={styles.row}>
            <Row icon="download" name={m.download_promo()} />
          </Link>
        </li>
      )}
      <li>
        <Link to="/m/help" search={{ tag: 'about' }} className={styles.row}>
          <Row icon="info" name={m.member_about()} />
        </Link>
      </li>
      <li>
        <Link to="/m/help" search={{ tag: 'terms' }} className={styles.row}>
          <Row icon="doc" name={m.member_privacy()} />
        </Link>
      </li>
    </ul>
  );
}

function Row({ icon, name }: { icon: string; name: string }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.chevron}>
        <Icon name="next" />
      </span>
    </>
  );
}
