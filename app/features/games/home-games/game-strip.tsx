import { m } from '../../../paraglide/messages.js';
import { useLocale } from '../../../shell/locale';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { StateCard } from '../../../ui/state-card';
import { GameTile } from '../game-tile';
import { useHotGames } from '../use-hot-games';
import styles from './game-strip.module.css';
import { gamesShown } from './games-shown';

const PENDING_TILES = [0, 1, 2, 3, 4, 5];

/** The games most played now: a double tile, then tiles in whole rows (HOME-45). */
export function GameStrip() {
  useLocale();
  const { data, isPending, isFetching, refetch } = useHotGames();
  if (data?.list.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="home-games" aria-busy={isPending}>
      <h2 id="home-games" className={styles.heading}>
        {m.home_games_title()}
      </h2>
      {data ? (
        <Games games={data.list} />
      ) : isPending ? (
        <PendingGames />
      ) : (
        <StateCard kind="error" title={m.home_games_failed_title()} text={m.home_games_failed_text()}>
          <Button
            look="tonal"
            icon="refresh"
            busyText={isFetching ? m.action_working() : undefined}
            onClick={() => void refetch()}
          >
            {m.action_retry()}
          </Button>
        </StateCard>
      )}
    </section>
  );
}

function Games({ games }: { games: Parameters<typeof GameTile>[0]['game'][] }) {
  const { three, four } = gamesShown(games.length);
  return (
    <ul className={styles.grid}>
      {games.slice(0, Math.max(three, four)).map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          double={index === 0}
          className={styles.cell}
          data-only={index >= four ? 'three' : index >= three ? 'four' : undefined}
        />
      ))}
    </ul>
  );
}

function PendingGames() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {PENDING_TILES.map((tile) => (
        <div key={tile} className={`${styles.cell} ${styles.pending}`}>
          <Skeleton className={styles.pendingCover} />
          <Skeleton className={styles.pendingName} />
          <Skeleton className={styles.pendingVendor} />
        </div>
      ))}
    </div>
  );
}
