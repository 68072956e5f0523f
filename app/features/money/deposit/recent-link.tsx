import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/icon-button';
import { RECENT_ID } from './recent-deposits';

/** The header's clock: brings the last orders into sight. */
export function RecentLink() {
  useLocale();
  const show = () => document.getElementById(RECENT_ID)?.scrollIntoView({ block: 'center' });
  return <IconButton icon="history" label={m.deposit_recent()} onClick={show} />;
}
