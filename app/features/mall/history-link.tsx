import { Link } from '@tanstack/react-router';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { Icon } from '../../ui/icon';
import { iconLink } from '../../ui/icon-button';

/** The way to what was taken, at the end of the header. */
export function HistoryLink() {
  useLocale();
  const session = useSession();
  if (!session || isTrial(session)) return null;
  return (
    <Link to="/m/mall/history" className={iconLink} aria-label={m.mall_history_title()}>
      <Icon name="history" size={24} />
    </Link>
  );
}
