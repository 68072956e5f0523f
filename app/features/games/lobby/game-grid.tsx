import { type ComponentProps, memo, useEffect, useLayoutEffect } from 'react';
import { type Stagger, useIsDrawn, useStaggered } from '@/app/lists/use-staggered';
import { sayProperty } from '@/app/ui/say-property';
import { staleClass } from '@/app/ui/stale';
import type { Game } from '@/contracts/games/game';
import { GameTile } from '../game-tile';
import type { useTiles } from '../use-tiles';
import styles from './game-grid.module.css';
import { useGridWindow } from './use-grid-window';

type Props = ReturnType<typeof useTiles> & {
  games: readonly Game[];
  /** How many there are on all pages; undefined when nobody knows. */
  total: number | undefined;
  /** Still those of the filter before. */
  stale: boolean;
  /** Wanted when the end comes near; undefined on the last page, while it loads, and after it failed. */
  onNearEnd: (() => void) | undefined;
};

/** How many rows from the end the next page is asked for. */
const NEAR = 4;
/** Covers of the first row are what a visitor sees first. */
const FIRST = 3;

/** The games of a lobby: rows of fixed height, of which only those near the window are in the page (GAME-46). */
export function GameGrid({ games, tiles, isFavourite, total, stale, onNearEnd }: Props) {
  const { list, columns, rows, drawn, end, focus } = useGridWindow(games.length);
  const stagger = useStaggered();
  const isNear = end + NEAR >= rows;

  useEffect(() => {
    if (isNear && !stale) onNearEnd?.();
  }, [isNear, stale, onNearEnd]);

  useLayoutEffect(() => sayProperty('--tile-rows', rows)(list.current), [list, rows]);
  return (
    <div className={styles.box}>
      <ul
        ref={list}
        className={staleClass(stale, end > 0 ? `${styles.grid} ${styles.whole}` : styles.grid)}
        aria-busy={stale}
        {...focus}
      >
        {drawn.flatMap(({ from, to }, index) => [
          <Gap key={`before-${from}`} rows={from - (drawn[index - 1]?.to ?? 0)} />,
          ...games
            .slice(from * columns, to * columns)
            .map((game, tile) => (
              <GridTile
                key={game.nodeId}
                game={game}
                tiles={tiles}
                isFavourite={isFavourite(game)}
                first={from === 0 && tile < FIRST}
                stagger={stagger}
                aria-posinset={from * columns + tile + 1}
                aria-setsize={total ?? -1}
              />
            )),
        ])}
        <Gap rows={rows - (drawn.at(-1)?.to ?? 0)} />
      </ul>
    </div>
  );
}

type GridTileProps = ComponentProps<typeof GameTile> & { stagger: Stagger };

/** A tile; its box alone while one scrolls past and it waits for its turn. */
const GridTile = memo(function GridTile({ stagger, ...tile }: GridTileProps) {
  if (useIsDrawn(stagger)) return <GameTile {...tile} className={styles.tile} />;
  const { 'aria-posinset': place, 'aria-setsize': total } = tile;
  return <li className={`${styles.tile} ${styles.waiting}`} aria-posinset={place} aria-setsize={total} />;
});

/** The place of rows that are not drawn. */
function Gap({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return <li className={styles.gap} aria-hidden="true" ref={sayProperty('--tile-rows', rows)} />;
}
