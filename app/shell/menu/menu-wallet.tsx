import { WalletCard } from '../../domain/money/wallet-card';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { GuardedLink } from './guarded-link';
import type { MenuItem } from './menu-items';
import { menuLabel } from './menu-labels';
import styles from './menu-wallet.module.css';

/** The balance, and below it the ways to put money in and to take it out (MENU-08 to MENU-10). */
export function MenuWallet({ items }: { items: readonly MenuItem[] }) {
  const ways = items.filter(({ group }) => group === 'money');
  return (
    <WalletCard label={m.wallet_label_short()}>
      {ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map(({ id, to, guard }) => (
            <GuardedLink
              key={id}
              to={to ?? ''}
              guard={guard}
              className={buttonClass(id === 'deposit' ? 'primary' : 'secondary')}
            >
              {menuLabel(id)}
            </GuardedLink>
          ))}
        </div>
      )}
    </WalletCard>
  );
}
