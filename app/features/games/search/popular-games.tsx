import { m } from '@/app/paraglide/messages.js';
import { GameGrid } from '../lobby/game-grid';
import { PendingTiles } from '../lobby/game-list';
import { useHotList } from '../lobby/use-games';
import { useTiles } from '../use-tiles';
import styles from './search-screen.module.css';

const NO_FILTERS = {};
const SHOWN = 6;

/** What others play, for who has not found anything, or has not begun to look (GAME-75). Drawn by a screen that knows the language. */
export function PopularGames() {
  const { entries: games, isPending } = useHotList(NO_FILTERS);
  const shared = useTiles();
  if (!isPending && !games?.length) return null;
  return (
    <section aria-labelledby="search-hot">
      <h2 id="search-hot" className={styles.heading}>
        {m.search_hot_title()}
      </h2>
      {games ? (
        <GameGrid
          games={games.slice(0, SHOWN)}
          {...shared}
          total={Math.min(SHOWN, games.length)}
          stale={false}
          onNearEnd={undefined}
        />
      ) : (
        <PendingTiles rows={2} />
      )}
    </section>
  );
}
