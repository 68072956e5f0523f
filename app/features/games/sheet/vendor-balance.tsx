import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { vendorName } from '@/app/domain/games/vendor-name';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { walletsQuery } from '@/app/domain/money/vendor-wallets.queries';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { buttonClass } from '@/app/ui/button';
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
