import { Link } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { FailedCard } from '../../../shell/failed-card';
import { Button, buttonClass } from '../../../ui/button';
import { StateCard } from '../../../ui/state-card';
import { PendingTile } from '../pending-tile';
import { GameGrid } from './game-grid';
import styles from './game-grid.module.css';
import type { GamesState } from './use-games';

type Props = {
  state: GamesState;
  /** Where the way out of an empty list leads: to the same without filters, or home where there are none. */
  out: { to: string; isFiltered: boolean };
};

/** The games of a screen in all states of the list. Drawn by a screen that knows the language. */
export function GameList({ state, out }: Props) {
  const { games, total, isPending, isFetching, retry, stale, more } = state;
  if (isPending) return <PendingTiles rows={ROWS.length} />;
  if (!games) {
    return (
      <FailedCard
        title={m.lobby_failed_title()}
        text={m.lobby_failed_text()}
        busy={isFetching}
        onRetry={retry}
      />
    );
  }
  if (games.length === 0 && !more.has) {
    return (
      <StateCard
        kind="empty"
        title={m.lobby_empty_title()}
        text={out.isFiltered ? m.lobby_empty_filtered() : m.lobby_empty_text()}
      >
        <Link
          to={out.isFiltered ? out.to : '/m/home'}
          className={buttonClass('tonal')}
          resetScroll={!out.isFiltered}
        >
          {out.isFiltered ? m.lobby_clear_filters() : m.lobby_empty_action()}
        </Link>
      </StateCard>
    );
  }
  return (
    <>
      <GameGrid
        games={games}
        total={total}
        stale={stale}
        onNearEnd={more.has && !more.busy && !more.failed ? more.load : undefined}
      />
      {more.has && <MoreGames more={more} />}
    </>
  );
}

/** Where the next page will be, or the way to ask for it again (GAME-46). */
function MoreGames({ more }: { more: GamesState['more'] }) {
  if (!more.failed) return <PendingTiles rows={1} />;
  return (
    <div className={styles.more}>
      <p role="alert">{m.lobby_more_failed()}</p>
      <Button look="secondary" busyText={more.busy ? m.action_working() : undefined} onClick={more.load}>
        {m.action_retry()}
      </Button>
    </div>
  );
}

const ROWS = [0, 1, 2, 3];
const ROW = [0, 1, 2, 3];

function PendingTiles({ rows }: { rows: number }) {
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
