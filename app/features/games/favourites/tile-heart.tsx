import type { Game } from '../../../../contracts/games/game';
import { favouriteLabel } from '../first-words';
import type { Tiles } from '../use-tiles';
import styles from './favourite-button.module.css';

type Props = { game: Game; tiles: Tiles; isFavourite: boolean; className: string | undefined };

/** The heart on a tile: a member's favourite or not; guests are led to the login and back (GAME-68, GAME-69). */
export function TileHeart({ game, tiles, isFavourite, className }: Props) {
  const shared = {
    className: [styles.heart, styles.cover, className].filter(Boolean).join(' '),
    'aria-label': favouriteLabel(game.gameName),
  };
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
