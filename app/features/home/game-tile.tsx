import type { Game } from '../../../contracts/games/game';
import { drawnCover, isOwnArt } from '../../lib/own-art';
import { m } from '../../paraglide/messages.js';
import { OperatorImage } from '../../shell/operator-image';
import styles from './game-tile.module.css';

const LABELS: Record<string, () => string> = {
  NEW: m.game_label_new,
  LIVE: m.game_label_live,
  HOT: m.game_label_hot,
};

/** One game: cover, at most one label, name and vendor. It becomes a link when games can be opened. */
export function GameTile({ game, double }: { game: Game; double: boolean }) {
  const { nodeId, gameName, imageUrl, label, vassalage } = game;
  const labelText = label && LABELS[label]?.();
  const path = imageUrl || drawnCover(String(nodeId));
  return (
    <figure className={styles.tile} data-double={double ? '' : undefined}>
      <div className={styles.cover}>
        <OperatorImage
          className={styles.picture}
          path={path}
          instead={drawnCover(String(nodeId))}
          alt=""
          width={240}
          height={320}
          first={double}
        />
        {double && isOwnArt(path) && (
          <img className={styles.lanterns} src="/art/hanging-lanterns.svg" alt="" width="240" height="120" />
        )}
        {labelText && (
          <span className={styles.label} data-label={label}>
            {labelText}
          </span>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.name}>
          <bdi>{gameName}</bdi>
        </span>
        <span className={styles.vendor}>
          <bdi>{vassalage}</bdi>
        </span>
      </figcaption>
    </figure>
  );
}
