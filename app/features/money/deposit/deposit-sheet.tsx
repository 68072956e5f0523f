import { formatShortMoney } from '@/app/domain/money/format-money';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Popup } from '@/app/ui/popup';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { DepositOffer } from './deposit-offer';
import styles from './deposit-sheet.module.css';

type Props = { title: string; missing: MinorUnits | undefined; onClose: () => void };

/**
 * The deposit over what needs the money: the same form, filled with what is missing. Its order takes the place of the
 * page beneath, which the order leads back to (MONEY-01, MONEY-02).
 */
export function DepositSheet({ title, missing, onClose }: Props) {
  useLocale();
  const { currency } = useSite();
  return (
    <Popup shape="sheet" title={title} closeLabel={m.action_close()} onClose={onClose}>
      {missing !== undefined && (
        <p className={styles.text}>{m.deposit_missing({ amount: formatShortMoney(missing, currency) })}</p>
      )}
      <DepositOffer className={styles.offer} missing={missing} replace />
    </Popup>
  );
}
