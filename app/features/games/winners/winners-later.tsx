import { createIsomorphicFn } from '@tanstack/react-start';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { hydrateWhenVisible } from '@/app/lib/loading/hydrate-when-visible';
import { WinnerBoard } from './winner-board';
import styles from './winner-board.module.css';

const BOX_ID = 'winner-board';

/**
 * The winner board, which comes with the page; what moves and renews it is loaded when it comes near. Never drawn anew
 * with what is above it, which would throw away what stands there.
 */
export const WinnersLater = memo(function WinnersLater() {
  return (
    <div id={BOX_ID} className={styles.later}>
      <Suspense>
        <Board />
      </Suspense>
    </div>
  );
});

const Board = createIsomorphicFn()
  .server((): ComponentType => WinnerBoard)
  .client(
    (): ComponentType =>
      lazy(() =>
        hydrateWhenVisible(BOX_ID, () => import('./winner-board').then(({ WinnerBoard }) => WinnerBoard)),
      ),
  )();
