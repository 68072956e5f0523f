import { Link } from '@tanstack/react-router';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon';
import styles from './support-link.module.css';

/** The way to customer service, at the end of the header of an order. */
export function SupportLink() {
  useLocale();
  return (
    <Link to="/m/support" className={styles.link} aria-label={m.contact()}>
      <Icon name="headset" size={24} />
    </Link>
  );
}
