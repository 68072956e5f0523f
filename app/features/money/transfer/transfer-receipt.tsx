import { vendorName } from '../../../domain/games/vendor-name';
import { formatShortMoney } from '../../../domain/money/format-money';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { Receipt } from './receipt';
import type { Moved } from './use-transfer';

/** What was moved between two wallets, and what they hold now (MONEY-18). */
export function TransferReceipt({ moved, onAgain }: { moved: Moved; onAgain: () => void }) {
  const { currency } = useSite();
  const vendor = vendorName(moved.vendor);
  return (
    <Receipt
      {...moved}
      title={moved.direction === 'out' ? m.transfer_done_out({ vendor }) : m.transfer_done_in({ vendor })}
      onAgain={onAgain}
    >
      <dt>{m.transfer_main()}</dt>
      <dd>{formatShortMoney(moved.main, currency)}</dd>
      <dt>
        <bdi>{vendor}</bdi>
      </dt>
      <dd>{formatShortMoney(moved.balance, currency)}</dd>
    </Receipt>
  );
}
