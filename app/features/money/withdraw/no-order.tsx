import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { FailedCard } from '../../../shell/failed-card';
import { buttonClass } from '../../../ui/button';
import { StateCard } from '../../../ui/state-card';

/** Stands for a withdrawal that the member has none of, or that could not be asked for. */
export function NoOrder({ why }: { why: 'unknown' | 'failed' }) {
  useLocale();
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await router.invalidate();
    setBusy(false);
  }

  if (why === 'failed') {
    return (
      <FailedCard
        title={m.withdraw_failed_title()}
        text={m.withdraw_failed_text()}
        busy={busy}
        onRetry={() => void retry()}
      />
    );
  }
  return (
    <StateCard kind="empty" title={m.tracker_unknown_title()} text={m.error_order_unknown()}>
      <Link to="/m/withdraw" className={buttonClass('tonal')}>
        {m.withdraw_title()}
      </Link>
    </StateCard>
  );
}
