import { Link, useLocation } from '@tanstack/react-router';
import { AUTH_PATHS } from '@/app/lib/links/auth-search';
import { useScreenExists } from '@/app/session/screen-exists';
import { useSession } from '@/app/session/session.queries';
import { Icon } from '@/app/ui/icon';
import type { Game } from '@/contracts/games/game';
import { favouriteLabel } from '../first-words';
import styles from './favourite-button.module.css';
import { useFavourite } from './use-favourite';

type Props = { game: Game };

const classes = `${styles.heart} ${styles.box}`;

/**
 * The heart of a game as a button among others: a member's favourite or not; guests are led to the login and back
 * (GAME-68, GAME-69).
 */
export function FavouriteButton({ game }: Props) {
  const session = useSession();
  if (!useScreenExists()('/m/fav-games')) return null;
  return session ? <MemberHeart game={game} /> : <GuestHeart game={game} />;
}

function MemberHeart({ game }: Props) {
  const { isFavourite, toggle } = useFavourite(game);
  return (
    <button
      type="button"
      className={classes}
      aria-label={favouriteLabel(game.gameName)}
      aria-pressed={isFavourite}
      onClick={() => void toggle()}
    >
      <Icon name="heart" />
    </button>
  );
}

function GuestHeart({ game }: Props) {
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <Link
      to={AUTH_PATHS.login}
      search={{ redirect: here }}
      className={classes}
      preload={false}
      aria-label={favouriteLabel(game.gameName)}
    >
      <Icon name="heart" />
    </Link>
  );
}
