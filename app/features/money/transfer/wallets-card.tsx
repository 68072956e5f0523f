import { vendorName } from '@/app/domain/games/vendor-name';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import type { Wallets } from '@/app/domain/money/vendor-wallets.queries';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Button } from '@/app/ui/button';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { BalanceCard, balanceRow } from '../balance-card';
import { CollectOutcome } from './collect-outcome';
import { useCollect } from './use-collect';
import styles from './wallets-card.module.css';

/** What is in the main wallet, and at which vendors there is more; one tap brings all of it back (MONEY-18). */
export function WalletsCard({ wallets }: { wallets: Wallets }) {
  const { main, vendors } = wallets;
  const { currency } = useSite();
  const collect = useCollect(wallets);
  const used = vendors.filter(({ balance }) => balance > 0);
  const total = used.reduce((sum, { balance }) => sum + balance, main as number) as MinorUnits;
  return (
    <BalanceCard
      title={m.transfer_main()}
      amount={main}
      total={m.transfer_all({ amount: formatShortMoney(total, currency) })}
    >
      {used.length > 0 && (
        <dl className={styles.vendors} aria-label={m.transfer_wallets()}>
          {used.map(({ vendor, balance }) => (
            <div key={vendor} className={balanceRow}>
              <dt>
                <bdi translate="no">{vendorName(vendor)}</bdi>
              </dt>
              <dd>
                <Money amount={balance} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {(used.length > 0 || collect.isBusy) && (
        <div className={styles.collect}>
          <Button
            look="tonal"
            icon="wallet"
            busyText={collect.isBusy ? m.action_working() : undefined}
            onClick={() => void collect.start()}
          >
            {m.transfer_collect()}
          </Button>
        </div>
      )}
      {collect.result && <CollectOutcome result={collect.result} />}
    </BalanceCard>
  );
}
