import { formatShortMoney } from '@/app/domain/money/format-money';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { MissingSheet } from '../missing-sheet';
import { DepositOffer } from './deposit-offer';

type Props = { title: string; missing: MinorUnits | undefined; onClose: () => void };

/**
 * The deposit over what needs the money: the same form, filled with what is missing. Its order takes the place of the
 * page beneath, which the order leads back to (MONEY-01, MONEY-02).
 */
export function DepositSheet({ missing, ...sheet }: Props) {
  useLocale();
  const { currency } = useSite();
  const text =
    missing === undefined ? undefined : m.deposit_missing({ amount: formatShortMoney(missing, currency) });
  return (
    <MissingSheet {...sheet} text={text}>
      <DepositOffer missing={missing} replace />
    </MissingSheet>
  );
}
