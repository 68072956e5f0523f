import { Link } from '@tanstack/react-router';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useScreenExists } from '@/app/session/screen-exists';
import { Icon } from '@/app/ui/icon';
import styles from './withdraw-screen.module.css';

const REPORT = '/m/withdrawReport';

/** At the end of the header: the way to all withdrawals. */
export function WithdrawalsLink() {
  useLocale();
  const exists = useScreenExists();
  if (!exists(REPORT)) return <span />;
  return (
    <Link to={REPORT} className={styles.report} aria-label={m.withdraw_others()}>
      <Icon name="history" size={24} />
    </Link>
  );
}
