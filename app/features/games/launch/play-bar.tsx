import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Balance } from '../../../domain/money/balance';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { walletQuery } from '../../../session/member.queries';
import { IconButton } from '../../../ui/icon-button';
import { Tag } from '../../../ui/tag';
import styles from './play-bar.module.css';

type Props = { title: string; freeplay: boolean; onBack: () => void };

/** The slim bar over a game: back, its name, and the balance with its refresh, or that nothing is at stake (LAUNCH-30). */
export function PlayBar({ title, freeplay, onBack }: Props) {
  useLocale();
  return (
    <header className={styles.bar}>
      <IconButton className={styles.back ?? ''} icon="back" label={m.play_leave()} onClick={onBack} />
      <h1 className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      {freeplay ? (
        <span className={styles.free}>
          <Tag tone="info">{m.free_play()}</Tag>
        </span>
      ) : (
        <Stake />
      )}
    </header>
  );
}

/** The balance is masked while the player's own refresh runs; the game's reports change it without a blink (WALLET-07). */
function Stake() {
  const { refetch } = useQuery(walletQuery());
  const [asked, setAsked] = useState(false);
  async function refresh() {
    if (asked) return;
    setAsked(true);
    await refetch();
    setAsked(false);
  }
  return (
    <>
      <p className={styles.balance}>
        <span className="visually-hidden">{m.wallet_label()}</span>
        <Balance steady={!asked} />
      </p>
      <IconButton
        icon="refresh"
        size={20}
        label={m.wallet_refresh()}
        aria-disabled={asked}
        onClick={refresh}
      />
    </>
  );
}
