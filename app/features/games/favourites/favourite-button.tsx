import { Link, useLocation } from '@tanstack/react-router';
import type { Game } from '../../../../contracts/games/game';
import { AUTH_PATHS } from '../../../lib/auth-search';
import { useSession } from '../../../session/session.queries';
import { Icon } from '../../../ui/icon';
import { favouriteLabel } from '../first-words';
import styles from './favourite-button.module.css';
import { useFavourite } from './use-favourite';

type Props = {
  game: Game;
  /** On a cover, or as a button among others. */
  look?: 'cover' | 'box';
  /** Where it stands: on a cover, at the top end. */
  className?: string | undefined;
};

/** The heart of a game: a member's favourite or not; guests are led to the login and back (GAME-68, GAME-69). */
export function FavouriteButton({ game, look = 'cover', className }: Props) {
  const session = useSession();
  const classes = [styles.heart, styles[look], className].filter(Boolean).join(' ');
  return session ? (
    <MemberHeart game={game} className={classes} />
  ) : (
    <GuestHeart game={game} className={classes} />
  );
}

type Heart = { game: Game; className: string };

function MemberHeart({ game, className }: Heart) {
  const { isFavourite, toggle } = useFavourite(game);
  return (
    <button
      type="button"
      className={className}
      aria-label={favouriteLabel(game.gameName)}
      aria-pressed={isFavourite}
      onClick={() => void toggle()}
    >
      <Icon name="heart" />
    </button>
  );
}

function GuestHeart({ game, className }: Heart) {
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <Link
      to={AUTH_PATHS.login}
      search={{ redirect: here }}
      className={className}
      preload={false}
      aria-label={favouriteLabel(game.gameName)}
    >
      <Icon name="heart" />
    </Link>
  );
}
