import { Link } from '@tanstack/react-router';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { Icon } from '@/app/ui/icon';
import styles from './find-movements.module.css';

/** At the end of the header: the way to a movement whose number one knows. */
export function FindLink() {
  useLocale();
  const session = useSession();
  if (!session || isTrial(session)) return <span />;
  return (
    <Link
      to="/m/transaction/record"
      search={{ find: '' }}
      className={styles.open}
      aria-label={m.record_find()}
      viewTransition={false}
    >
      <Icon name="search" size={24} />
    </Link>
  );
}
