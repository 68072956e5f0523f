import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { IconButton } from '@/app/ui/icon-button';
import { RECENT_ID, WAITING_ID } from './recent-deposits';

/** The header's clock: brings the last orders into sight, or those that wait where there are no others. */
export function RecentLink() {
  useLocale();
  const show = () =>
    (document.getElementById(RECENT_ID) ?? document.getElementById(WAITING_ID))?.scrollIntoView({
      block: 'center',
    });
  return <IconButton icon="history" label={m.deposit_recent()} onClick={show} />;
}
