import type { MinorUnits } from '@/contracts/shared/minor-units';
import { useLocale } from '../../locale/locale';
import { useSite } from '../../session/site.queries';
import { formatMoney } from './format-money';
import { shortMoney } from './short-money';

/** An amount in three figures where there is no room for all; who cannot see it hears the full one. */
export function ShortAmount({ amount }: { amount: MinorUnits }) {
  useLocale();
  const { currency } = useSite();
  return (
    <>
      <bdi dir="ltr" aria-hidden="true" translate="no">
        {`${shortMoney(amount)}\u00a0${currency.symbol}`}
      </bdi>
      <span className="visually-hidden" translate="no">
        {formatMoney(amount, currency)}
      </span>
    </>
  );
}
