import { categoryName } from '@/app/domain/games/category-names';
import { isCategory } from '@/app/domain/games/game-categories';
import { vendorName } from '@/app/domain/games/vendor-name';
import { OperatorImage } from '@/app/domain/media/operator-image';
import { drawnCover } from '@/app/domain/media/own-art';
import { m } from '@/app/paraglide/messages.js';
import { useScreenExists } from '@/app/session/screen-exists';
import { Tag } from '@/app/ui/tag';
import type { Game } from '@/contracts/games/game';
import type { GameDetail } from '@/contracts/games/game-detail';
import { hasFreePlay } from '../game-flags';
import styles from './game-sheet.module.css';

const ORIENTATIONS = { PORTRAIT: m.sheet_portrait, LANDSCAPE: m.sheet_landscape };

type Props = { game: Game; orientation: GameDetail['orientation'] };

/** Cover, name and vendor, and in short words what kind of game it is (GAME-91, GAME-92, GAME-102). */
export function GameHead({ game, orientation }: Props) {
  const { nodeId, gameName, vassalage, imageUrl, gameType } = game;
  const drawn = drawnCover(String(nodeId));
  const plays = useScreenExists()('/m/play');
  return (
    <div className={styles.head}>
      <span className={styles.cover}>
        <OperatorImage
          className={styles.picture}
          path={imageUrl || drawn}
          instead={drawn}
          alt=""
          width={120}
          height={160}
          first
        />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi translate="no">{gameName}</bdi>
        </p>
        <p className={styles.vendor}>
          <bdi translate="no">{vendorName(vassalage)}</bdi>
        </p>
        <p className={styles.tags}>
          {isCategory(gameType) && <Tag tone="neutral">{categoryName(gameType)}</Tag>}
          {orientation && <Tag tone="neutral">{ORIENTATIONS[orientation]()}</Tag>}
          {hasFreePlay(game) && plays && <Tag tone="info">{m.sheet_free_play()}</Tag>}
        </p>
      </div>
    </div>
  );
}
