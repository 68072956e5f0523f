import { listDate } from '../../lib/time/dates';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { Icon } from '../../ui/icon';
import styles from './start-date.module.css';

/** Since when a promotion runs, as YYYY/MM/DD in the site's zone; nothing when that is unknown (PROMO-04, PROMO-13). */
export function StartDate({ startDate }: { startDate: number | string | null | undefined }) {
  const date = listDate(startDate, useSite().timeZone);
  if (!date) return null;
  return (
    <span className={styles.date}>
      <Icon name="calendar" size={18} />
      <span>{m.promo_from({ date })}</span>
    </span>
  );
}
