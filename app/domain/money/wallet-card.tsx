import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLazyPart } from '../../lib/loading/use-lazy-part';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { walletQuery } from '../../session/member.queries';
import type { Elements } from '../../ui/elements';
import { IconButton } from '../../ui/icon-button';
import { Balance } from './balance';
import { useHiddenBalance } from './use-hidden-balance';
import styles from './wallet-card.module.css';

const loadUnread = () => import('./wallet-unread').then(({ WalletUnread }) => WalletUnread);

type Props = {
  label: string;
  /** A line under the amount. */
  note?: string | undefined;
  /** Actions below or beside the amount. */
  children?: Elements;
};

/** The wallet: balance with its eye and refresh buttons on the lantern card (WALLET-01 to WALLET-10). */
export function WalletCard({ label, note, children }: Props) {
  useLocale();
  const queryClient = useQueryClient();
  const [known, toggle] = useHiddenBalance();
  const hidden = known !== false;
  const { isFetching, errorUpdatedAt, dataUpdatedAt } = useQuery(walletQuery());
  const isUnread = errorUpdatedAt > dataUpdatedAt;
  const Unread = useLazyPart(loadUnread, isUnread);
  return (
    <section className={styles.card} aria-label={m.wallet_title()}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <IconButton
          icon={hidden ? 'eyeoff' : 'eye'}
          size={20}
          label={hidden ? m.wallet_show_balance() : m.wallet_hide_balance()}
          onClick={toggle}
        />
        <IconButton
          icon="refresh"
          size={20}
          label={m.wallet_refresh()}
          aria-disabled={isFetching}
          onClick={() => !isFetching && queryClient.invalidateQueries({ queryKey: walletQuery().queryKey })}
        />
        <span className={styles.sky}>
          <img className={styles.art} src="/art/wallet-lanterns.svg" alt="" width="130" height="96" />
        </span>
      </div>
      <p className={styles.balance} aria-live="polite">
        <Balance />
      </p>
      {isUnread && Unread && <Unread since={dataUpdatedAt} />}
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
