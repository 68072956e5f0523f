import { listDate } from '../../lib/time/dates';
import { useSite } from '../../session/site.queries';
import { Icon } from '../../ui/icon';
import styles from './article-date.module.css';

/** An item's date as YYYY/MM/DD in the site's zone; nothing when it is unknown (CONST-25). */
export function ArticleDate({ startDate }: { startDate: number | string | null }) {
  const date = listDate(startDate, useSite().timeZone);
  if (!date) return null;
  return (
    <span className={styles.date}>
      <Icon name="calendar" size={18} />
      <time dateTime={date.replaceAll('/', '-')}>{date}</time>
    </span>
  );
}
