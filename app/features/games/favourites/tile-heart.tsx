import icon from '@/app/ui/icon.module.css';
import type { Game } from '@/contracts/games/game';
import { favouriteLabel } from '../first-words';
import type { Tiles } from '../use-tiles';
import styles from './favourite-button.module.css';

type Props = { game: Game; tiles: Tiles; isFavourite: boolean; className: string | undefined };

/** Drawn in place: a reference into the sheet of icons is resolved anew for each of thousands of tiles. */
const HEART = (
  <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 20c-5-3.5-8-6.5-8-10a4.2 4.2 0 0 1 8-2 4.2 4.2 0 0 1 8 2c0 3.5-3 6.5-8 10z" />
  </svg>
);

/** The heart on a tile: a member's favourite or not; guests are led to the login and back (GAME-68, GAME-69). */
export function TileHeart({ game, tiles, isFavourite, className }: Props) {
  const shared = {
    className: [styles.heart, styles.cover, className].filter(Boolean).join(' '),
    'aria-label': favouriteLabel(game.gameName),
    'data-on-tile': '',
    children: HEART,
  };
  if (!tiles.hearts) return null;
  return tiles.isMember ? (
    <button
      type="button"
      aria-pressed={isFavourite}
      onClick={() => void tiles.toggle(game, isFavourite)}
      {...shared}
    />
  ) : (
    <a href={tiles.loginHref} onClick={tiles.openLogin} {...shared} />
  );
}
