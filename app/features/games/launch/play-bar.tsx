import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Balance } from '@/app/domain/money/balance';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { walletQuery } from '@/app/session/member.queries';
import type { Elements } from '@/app/ui/elements';
import { Icon } from '@/app/ui/icon';
import { IconButton } from '@/app/ui/icon-button';
import { Tag } from '@/app/ui/tag';
import styles from './play-bar.module.css';

type Props = {
  title: string;
  /** What the way back is called. */
  back: string;
  /** A few words below the title. */
  note?: string | undefined;
  onBack: () => void;
};

/** The slim bar over a frame: back, and what is in it. */
export function FrameBar({ title, back, note, onBack, children }: Props & { children?: Elements }) {
  return (
    <header className={styles.bar}>
      <IconButton className={styles.back ?? ''} icon="back" label={back} onClick={onBack} />
      <div className={styles.words}>
        <h1 className={styles.title} data-noted={note ? '' : undefined}>
          <bdi translate="no">{title}</bdi>
        </h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </header>
  );
}

type PlayProps = Omit<Props, 'back' | 'note'> & {
  /** Nothing is at stake. */
  free: boolean;
  /** What is played from is the account's own wallet: money, or the play money of a trial. */
  purse: boolean;
  /** Opens the deposit; none for those whom it is not for. */
  onDeposit?: (() => void) | undefined;
};

/** The bar over a game, with the balance, its deposit and its refresh, and whether nothing is at stake (LAUNCH-30). */
export function PlayBar({ free, purse, onDeposit, ...bar }: PlayProps) {
  useLocale();
  return (
    <FrameBar back={m.play_leave()} note={free && purse ? m.free_play() : undefined} {...bar}>
      {purse ? (
        <Stake onDeposit={onDeposit} />
      ) : (
        <span className={styles.free}>
          <Tag tone="info">{m.free_play()}</Tag>
        </span>
      )}
    </FrameBar>
  );
}

/** The balance is masked while the player's own refresh runs; the game's reports change it without a blink. */
function Stake({ onDeposit }: Pick<PlayProps, 'onDeposit'>) {
  const { refetch } = useQuery(walletQuery());
  const [asked, setAsked] = useState(false);
  async function refresh() {
    if (asked) return;
    setAsked(true);
    await refetch();
    setAsked(false);
  }
  const balance = (
    <>
      <span className="visually-hidden">{m.wallet_label()}</span>
      <Balance steady={!asked} />
    </>
  );
  return (
    <>
      {onDeposit ? (
        <button type="button" className={styles.deposit} onClick={onDeposit}>
          <span className={styles.balance}>
            {balance}
            <Icon name="deposit" size={18} />
            <span className="visually-hidden">{m.menu_deposit()}</span>
          </span>
        </button>
      ) : (
        <p className={styles.balance}>{balance}</p>
      )}
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
