import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GameDetail } from '../../../../contracts/games/game-detail';
import { vendorName } from '../../../domain/games/vendor-name';
import { formatShortMoney } from '../../../domain/money/format-money';
import { hasVendorWallets, walletsQuery } from '../../../domain/money/vendor-wallets.queries';
import { m } from '../../../paraglide/messages.js';
import { merchantWalletQuery } from '../../../session/member.queries';
import { isTrial } from '../../../session/member-types';
import { useSession } from '../../../session/session.queries';
import { useSite } from '../../../session/site.queries';
import { buttonClass } from '../../../ui/button';
import styles from './vendor-wallet.module.css';

/** Where each vendor has a wallet: what a member has to play with there, and the way to move money to it (MONEY-18). */
export function VendorWallet({ game: { vassalage: vendor } }: { game: Pick<GameDetail, 'vassalage'> }) {
  const session = useSession();
  const { currency } = useSite();
  const isMember = session !== null && !isTrial(session);
  const merchant = useQuery({ ...merchantWalletQuery(), enabled: isMember });
  const isShown = isMember && hasVendorWallets(merchant.data);
  const { data } = useQuery({ ...walletsQuery(), enabled: isShown });
  const wallet = data?.vendors.find((one) => one.vendor === vendor);
  if (!isShown || !wallet) return null;
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
