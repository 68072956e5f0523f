import { OperatorImage } from '../../../domain/media/operator-image';
import { drawnCover } from '../../../domain/media/own-art';
import { Money } from '../../../domain/money/money';
import styles from './winner-board.module.css';
import type { Winner } from './winners';

/** Who won, at what, and how much; the gateway has masked the name (WIN-14 to WIN-18). `drawn`: with its picture. */
export function WinnerRow({ winner, drawn }: { winner: Winner; drawn: boolean }) {
  const { id, name, amount, game, picture } = winner;
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
      <span className={styles.amount}>
        <Money amount={amount} />
      </span>
    </>
  );
}
