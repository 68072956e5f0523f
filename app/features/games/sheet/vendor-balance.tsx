import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { vendorName } from '../../../domain/games/vendor-name';
import { formatShortMoney } from '../../../domain/money/format-money';
import { walletsQuery } from '../../../domain/money/vendor-wallets.queries';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { buttonClass } from '../../../ui/button';
import styles from './vendor-balance.module.css';

/** What is in the member's wallet at a vendor; nothing for one that has none. */
export default function VendorBalance({ vendor }: { vendor: string }) {
  const { currency } = useSite();
  const { data } = useQuery(walletsQuery());
  const wallet = data?.vendors.find((one) => one.vendor === vendor);
  if (!wallet) return null;
  const name = vendorName(vendor);
  return (
    <div className={styles.wallet}>
      <p className={styles.text}>
        {wallet.balance > 0
          ? m.sheet_wallet({ vendor: name, amount: formatShortMoney(wallet.balance, currency) })
          : m.sheet_wallet_empty({ vendor: name })}
      </p>
      <Link to="/m/transfer" search={{ vendor }} className={buttonClass('tonal')}>
        {m.sheet_wallet_move()}
      </Link>
    </div>
  );
}
