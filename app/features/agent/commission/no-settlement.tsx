import { Link } from '@tanstack/react-router';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { ReloadCard } from '@/app/shell/reload-card';
import { buttonClass } from '@/app/ui/button';
import { StateCard } from '@/app/ui/state-card';

/** Stands where a settlement would be: there is none of this name for the agent, or it did not come. */
export function NoSettlement({ why }: { why: 'unknown' | 'failed' }) {
  useLocale();
  if (why === 'failed')
    return <ReloadCard title={m.settlement_failed_title()} text={m.settlement_failed_text()} />;
  return (
    <StateCard kind="empty" title={m.settlement_unknown_title()} text={m.settlement_unknown_text()}>
      <Link to="/m/agent/commission" className={buttonClass('tonal')}>
        {m.settlement_to_all()}
      </Link>
    </StateCard>
  );
}
