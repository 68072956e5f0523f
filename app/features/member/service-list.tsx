import { useQuery } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/session.queries';
import { ActualAccountLink } from '../../shell/actual-account-link';
import { CustomerServiceLink } from '../../shell/customer-service-link';
import { Icon } from '../../ui/icon';
import { customerServiceQuery } from './member.queries';
import styles from './service-list.module.css';

/**
 * Rows below the figures: what a member does with the account, which a user on trial may not, and customer service
 * (MEMB-20, MEMB-32, HELP-21).
 */
export function ServiceList() {
  const isMember = useSession() !== null;
  const { data: entries = [] } = useQuery(customerServiceQuery());
  return (
    <ul className={styles.list}>
      {isMember && (
        <li>
          <ActualAccountLink to="/m/changePsw" className={styles.row}>
            <Row icon="lock" name={m.member_change_password()} />
          </ActualAccountLink>
        </li>
      )}
      <li>
        <CustomerServiceLink entries={entries} place="support" className={styles.row}>
          <Row icon="headset" name={m.customer_service()} />
        </CustomerServiceLink>
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
