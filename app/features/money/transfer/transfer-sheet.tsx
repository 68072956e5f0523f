import { useQuery } from '@tanstack/react-query';
import { vendorName } from '@/app/domain/games/vendor-name';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { walletsQuery } from '@/app/domain/money/vendor-wallets.queries';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Popup } from '@/app/ui/popup';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { TransferForm } from './transfer-form';
import styles from './transfer-sheet.module.css';

type Props = { title: string; vendor: string; missing: MinorUnits | undefined; onClose: () => void };

/** The transfer over the game that needs the money: the same form, filled with what is missing at its vendor (MONEY-18). */
export function TransferSheet({ title, vendor, missing, onClose }: Props) {
  useLocale();
  const { currency } = useSite();
  const { data: wallets } = useQuery(walletsQuery());
  return (
    <Popup shape="sheet" title={title} closeLabel={m.action_close()} onClose={onClose}>
      {missing !== undefined && (
        <p className={styles.text}>
          {m.transfer_missing({ amount: formatShortMoney(missing, currency), vendor: vendorName(vendor) })}
        </p>
      )}
      <div className={styles.form}>
        {wallets && (
          <TransferForm
            wallets={wallets}
            vendor={vendor}
            missing={missing}
            onlyBack={false}
            onMoved={onClose}
          />
        )}
      </div>
    </Popup>
  );
}
