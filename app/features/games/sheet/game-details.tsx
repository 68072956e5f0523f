import { m } from '@/app/paraglide/messages.js';
import { Skeleton } from '@/app/ui/skeleton';
import type { Game } from '@/contracts/games/game';
import type { GameDetail } from '@/contracts/games/game-detail';
import { GameActions } from './game-actions';
import { GameFigures } from './game-figures';
import { GameHead } from './game-head';
import styles from './game-sheet.module.css';
import { SameVendor } from './same-vendor';
import { VendorWallet } from './vendor-wallet';

type Props = {
  /** What a list has shown of it; undefined when nothing is known yet. */
  known: Game | undefined;
  /** All of it, once it is there. */
  game: GameDetail | undefined;
};

/** The content of the sheet; what is not known yet keeps its place. */
export function GameDetails({ known, game }: Props) {
  return (
    <div className={styles.details} aria-busy={!game}>
      {known ? <GameHead game={known} orientation={game?.orientation} /> : <PendingHead />}
      {game ? (
        game.description && <p className={styles.description}>{game.description}</p>
      ) : (
        <Skeleton className={styles.pendingText} />
      )}
      {game ? <GameFigures game={game} /> : <Skeleton className={styles.pendingFigures} />}
      {game && <VendorWallet game={game} />}
      {game ? <GameActions game={game} /> : <Skeleton className={styles.pendingActions} />}
      {game && <SameVendor game={game} />}
    </div>
  );
}

function PendingHead() {
  return (
    <div className={styles.head}>
      <Skeleton className={styles.cover} />
      <div className={styles.words}>
        <span className="visually-hidden">{m.action_working()}</span>
        <Skeleton className={styles.pendingName} />
      </div>
    </div>
  );
}
