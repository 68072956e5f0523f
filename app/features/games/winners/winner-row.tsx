import { OperatorImage } from '@/app/domain/media/operator-image';
import { drawnCover } from '@/app/domain/media/own-art';
import { Money } from '@/app/domain/money/money';
import { timeAgo } from '@/app/locale/time-ago';
import styles from './winner-board.module.css';
import type { Winner } from './winners';

type Props = { winner: Winner; now: number; drawn: boolean };

/**
 * Who won, at what, how much, and how long ago; the gateway has masked the name (WIN-14 to WIN-19). `drawn`: with its
 * picture.
 */
export function WinnerRow({ winner, now, drawn }: Props) {
  const { id, name, amount, game, picture, at } = winner;
  return (
    <>
      <span className={styles.cover}>
        {drawn && (
          <OperatorImage
            className={styles.picture}
            path={picture || drawnCover(id)}
            instead={drawnCover(id)}
            alt=""
            width={44}
            height={59}
          />
        )}
      </span>
      <span className={styles.words} translate="no">
        <strong className={styles.name}>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.game}>
          <bdi>{game}</bdi>
        </span>
      </span>
      <span className={styles.sum}>
        <span className={styles.amount}>
          <Money amount={amount} />
        </span>
        {at !== null && <span className={styles.ago}>{timeAgo(at, now)}</span>}
      </span>
    </>
  );
}
