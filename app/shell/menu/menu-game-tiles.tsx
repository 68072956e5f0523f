import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoryName } from '../../domain/games/category-names';
import { gameMenusQuery } from '../../domain/games/game-menus.queries';
import { m } from '../../paraglide/messages.js';
import { useScreenExists } from '../../session/screen-exists';
import { Motif } from '../../ui/motif';
import { Skeleton } from '../../ui/skeleton';
import styles from './menu-game-tiles.module.css';
import { menuGames } from './menu-games';
import rows from './menu-links.module.css';

/** The categories of games, four in a row (MENU-22); what they are is asked for when the menu opens. */
export function MenuGameTiles() {
  const { data, isPending } = useQuery(gameMenusQuery());
  const games = menuGames(data?.list, useScreenExists());
  if (games.length === 0) return null;
  return (
    <nav aria-label={m.menu_games()} aria-busy={isPending}>
      <h3 className={rows.heading}>{m.menu_games()}</h3>
      {isPending ? (
        <Skeleton className={styles.pending} />
      ) : (
        <ul className={styles.games}>
          {games.map(({ code, motif, link }) => (
            <li key={code}>
              <Link {...link} className={styles.game}>
                <span className={styles.tile}>
                  <Motif name={motif} size={36} />
                </span>
                <span>{code === 'FAV' ? m.menu_favourites() : categoryName(code)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
