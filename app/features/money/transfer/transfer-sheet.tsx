import { useQuery } from '@tanstack/react-query';
import { vendorName } from '@/app/domain/games/vendor-name';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { walletsQuery } from '@/app/domain/money/vendor-wallets.queries';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { MissingSheet } from '../missing-sheet';
import { TransferForm } from './transfer-form';

type Props = { title: string; vendor: string; missing: MinorUnits | undefined; onClose: () => void };

/** The transfer over the game that needs the money: the same form, filled with what is missing at its vendor (MONEY-18). */
export function TransferSheet({ title, vendor, missing, onClose }: Props) {
  useLocale();
  const { currency } = useSite();
  const { data: wallets } = useQuery(walletsQuery());
  const text =
    missing === undefined
      ? undefined
      : m.transfer_missing({ amount: formatShortMoney(missing, currency), vendor: vendorName(vendor) });
  return (
    <MissingSheet title={title} text={text} onClose={onClose}>
      {wallets && (
        <TransferForm
          wallets={wallets}
          vendor={vendor}
          missing={missing}
          onlyBack={false}
          onMoved={onClose}
        />
      )}
    </MissingSheet>
  );
}
