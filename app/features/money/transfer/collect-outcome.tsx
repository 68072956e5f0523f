import { vendorName } from '@/app/domain/games/vendor-name';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { Notice } from '@/app/ui/notice';
import { UNJUDGED_ERRORS } from '@/contracts/errors';
import type { Collected } from './collect.server';
import type { CollectResult } from './use-collect';
import styles from './wallets-card.module.css';

/** What was brought back, and of each wallet that kept its money why (MONEY-18). */
export function CollectOutcome({ result: { total, kept } }: { result: CollectResult }) {
  const { currency } = useSite();
  return (
    <div className={styles.outcome}>
      <Notice kind={kept.length > 0 ? 'warning' : 'info'}>
        <span>
          {total > 0
            ? m.transfer_collected({ amount: formatShortMoney(total, currency) })
            : m.transfer_collected_none()}
        </span>
        {kept.map((wallet) => (
          <span key={wallet.vendor} className={styles.kept}>
            {m.transfer_collect_kept({ vendor: vendorName(wallet.vendor), reason: reasonOf(wallet) })}
          </span>
        ))}
      </Notice>
    </div>
  );
}

function reasonOf({ refusal }: Collected): string {
  if (refusal === null) return '';
  return UNJUDGED_ERRORS.includes(refusal) ? m.transfer_collect_unsure() : errorMessage(refusal);
}
