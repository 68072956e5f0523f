import type { ListState } from '@/app/lists/list-state';
import { ListStates } from '@/app/lists/list-states';
import { LoadMore } from '@/app/lists/load-more';
import { m } from '@/app/paraglide/messages.js';
import type { Elements } from '@/app/ui/elements';
import type { Game } from '@/contracts/games/game';
import { PendingTile } from '../pending-tile';
import { useTiles } from '../use-tiles';
import { GameGrid } from './game-grid';
import styles from './game-grid.module.css';

type Props = {
  list: ListState<Game>;
  /** What is said where there are no games. */
  empty: Elements;
};

/**
 * The games of a screen in all states of the list, the next page asked for near the end (GAME-46). Drawn by a screen
 * that knows the language.
 */
export function GameList({ list, empty }: Props) {
  const { total, isStale, isFetching, more } = list;
  const shared = useTiles();
  return (
    <ListStates
      list={list}
      failed={{ title: m.lobby_failed_title(), text: m.lobby_failed_text() }}
      pending={<PendingTiles rows={ROWS.length} />}
      empty={empty}
    >
      {(games) => (
        <>
          <GameGrid
            games={games}
            {...shared}
            total={total}
            stale={isStale}
            onNearEnd={more.has && !isFetching && !more.failed ? more.load : undefined}
          />
          {more.has && !more.failed && <PendingTiles rows={1} />}
          {more.has && more.failed && (
            <div className={styles.more}>
              <LoadMore more={more} words={{ more: m.action_retry(), moreFailed: m.lobby_more_failed() }} />
            </div>
          )}
        </>
      )}
    </ListStates>
  );
}

const ROWS = [0, 1, 2, 3];
const ROW = [0, 1, 2, 3];

/** Where rows of tiles will be, four at most. */
export function PendingTiles({ rows }: { rows: number }) {
  return (
    <div className={styles.box} aria-busy="true">
      <div className={styles.grid}>
        {ROWS.slice(0, rows).map((row) =>
          ROW.map((tile) => (
            <PendingTile
              key={`${row}-${tile}`}
              className={styles.pending}
              data-fourth={tile === 3 ? '' : undefined}
            />
          )),
        )}
      </div>
    </div>
  );
}
