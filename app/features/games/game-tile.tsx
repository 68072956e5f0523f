import { type LiHTMLAttributes, memo } from 'react';
import type { Game } from '@/contracts/games/game';
import { vendorName } from '../../domain/games/vendor-name';
import { HostedImage } from '../../domain/media/operator-image';
import { drawnCover, isOwnArt } from '../../domain/media/own-art';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Motif } from '../../ui/motif';
import { TileHeart } from './favourites/tile-heart';
import { isPlayable } from './game-flags';
import styles from './game-tile.module.css';
import type { Tiles } from './use-tiles';

type Props = LiHTMLAttributes<HTMLLIElement> & {
  game: Game;
  tiles: Tiles;
  isFavourite: boolean;
  /** Two by two, with lanterns. */
  double?: boolean;
  /** One of the pictures a visitor sees first. */
  first?: boolean;
};

const LABELS: Record<string, () => string> = {
  NEW: m.game_label_new,
  LIVE: m.game_label_live,
  HOT: m.game_label_hot,
};

/**
 * One game of a list: cover, at most one label, name and vendor. The whole of it opens the game's sheet by `game` in
 * the address; the heart beside the link is a button of its own (GAME-91 to GAME-102).
 */
export const GameTile = memo(function GameTile({
  game,
  tiles,
  isFavourite,
  double,
  first,
  className,
  ...item
}: Props) {
  useLocale();
  const { nodeId, gameName, imageUrl, vassalage } = game;
  const drawn = drawnCover(String(nodeId));
  const path = imageUrl || drawn;
  return (
    <li
      {...item}
      className={[styles.tile, className].filter(Boolean).join(' ')}
      data-double={double ? '' : undefined}
    >
      <a
        href={tiles.sheetHref(nodeId)}
        onClick={(event) => tiles.openSheet(event, nodeId)}
        className={styles.link}
        data-off={isPlayable(game) ? undefined : ''}
      >
        <span className={styles.cover}>
          <HostedImage
            key={path}
            hosts={tiles.imageHosts}
            className={styles.picture}
            path={path}
            instead={drawn}
            alt=""
            width={double ? 240 : 120}
            height={double ? 320 : 160}
            first={first ?? double ?? false}
          />
          {double && isOwnArt(path) && (
            <Motif className={styles.lanterns} name="hanging-lanterns" width={240} height={120} />
          )}
          <Label game={game} />
        </span>
        <span className={styles.name} translate="no">
          {gameName}
        </span>
        <span className={styles.vendor} translate="no">
          {vendorName(vassalage)}
        </span>
      </a>
      <TileHeart game={game} tiles={tiles} isFavourite={isFavourite} className={styles.heart} />
    </li>
  );
});

function Label({ game }: { game: Game }) {
  const { label } = game;
  if (!isPlayable(game)) return <span className={styles.label}>{m.game_maintenance()}</span>;
  const text = label && Object.hasOwn(LABELS, label) && LABELS[label]?.();
  if (!text) return null;
  return (
    <span className={styles.label} data-label={label}>
      {text}
    </span>
  );
}
