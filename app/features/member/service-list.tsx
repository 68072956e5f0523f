import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { ActualAccountLink } from '../../shell/actual-account-link';
import { useAppContext } from '../../shell/app-context';
import { CustomerServiceLink } from '../../shell/customer-service-link';
import { useScreenExists } from '../../shell/screen-exists';
import { hasDownloads } from '../../shell/site-links';
import { Icon } from '../../ui/icon';
import { customerServiceQuery } from './member.queries';
import styles from './service-list.module.css';

const DOWNLOAD = '/m/download' as string;

/**
 * Rows below the tiles: the password, which a user on trial may not change, customer service, the app, who we are and
 * what holds here (MEMB-20, MEMB-23 to MEMB-25, MEMB-32, HELP-21).
 */
export function ServiceList() {
  const isMember = useSession() !== null;
  const { data: entries = [] } = useQuery(customerServiceQuery());
  const offersApp = useAppOffered();
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
      {offersApp && (
        <li>
          <Link to={DOWNLOAD} className={styles.row}>
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

/** Nobody who is in the app is offered it. */
function useAppOffered(): boolean {
  const site = useSite();
  const { native, installed } = useAppContext();
  const exists = useScreenExists();
  return !native && !installed && hasDownloads(site) && exists(DOWNLOAD);
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
