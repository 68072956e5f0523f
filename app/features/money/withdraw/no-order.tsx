import { Link } from '@tanstack/react-router';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { ReloadCard } from '@/app/shell/reload-card';
import { buttonClass } from '@/app/ui/button';
import { StateCard } from '@/app/ui/state-card';

/** Stands for a withdrawal that the member has none of, or that could not be asked for. */
export function NoOrder({ why }: { why: 'unknown' | 'failed' }) {
  useLocale();
  if (why === 'failed')
    return <ReloadCard title={m.withdraw_failed_title()} text={m.withdraw_failed_text()} />;
  return (
    <StateCard kind="empty" title={m.tracker_unknown_title()} text={m.error_order_unknown()}>
      <Link to="/m/withdraw" className={buttonClass('tonal')}>
        {m.withdraw_title()}
      </Link>
    </StateCard>
  );
}
