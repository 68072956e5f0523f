import { useQuery } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon';
import { customerServiceQuery } from './member.queries';
import styles from './service-list.module.css';

/** Rows below the figures; customer service opens the first link that shows in the support centre (MEMB-20). */
export function ServiceList() {
  const { data: entries = [] } = useQuery(customerServiceQuery());
  const support = entries.find(({ position }) => position !== 'menu')?.path;
  if (!support) return null;
  return (
    <ul className={styles.list}>
      <li>
        <a className={styles.row} href={support} target="_blank" rel="noopener noreferrer">
          <span className={styles.icon}>
            <Icon name="headset" />
          </span>
          <span className={styles.name}>{m.customer_service()}</span>
          <span className={styles.chevron}>
            <Icon name="next" />
          </span>
        </a>
      </li>
    </ul>
  );
}
