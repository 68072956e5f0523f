import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Balance } from '../../../domain/money/balance';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { walletQuery } from '../../../session/member.queries';
import type { Elements } from '../../../ui/elements';
import { IconButton } from '../../../ui/icon-button';
import { Tag } from '../../../ui/tag';
import styles from './play-bar.module.css';

type Props = {
  title: string;
  /** What the way back is called. */
  back: string;
  onBack: () => void;
};

/** The slim bar over a frame: back, and what is in it. */
export function FrameBar({ title, back, onBack, children }: Props & { children?: Elements }) {
  return (
    <header className={styles.bar}>
      <IconButton className={styles.back ?? ''} icon="back" label={back} onClick={onBack} />
      <h1 className={styles.title}>
        <bdi translate="no">{title}</bdi>
      </h1>
      {children}
    </header>
  );
}

/** The bar over a game, with the balance and its refresh, or that nothing is at stake (LAUNCH-30). */
export function PlayBar({ freeplay, ...bar }: Omit<Props, 'back'> & { freeplay: boolean }) {
  useLocale();
  return (
    <FrameBar back={m.play_leave()} {...bar}>
      {freeplay ? (
        <span className={styles.free}>
          <Tag tone="info">{m.free_play()}</Tag>
        </span>
      ) : (
        <Stake />
      )}
    </FrameBar>
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
