import type { QueryClient } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { hydrateWhenVisible } from '@/app/lib/loading/hydrate-when-visible';
import later from '../winners/winner-board.module.css';
import strip from './game-strip.module.css';
import { OwnGames, warmOwnGames } from './own-games';

const BOX_ID = 'own-games';

/** A member's own games, which come with the page; what brings them to life is loaded for members alone. */
export const OwnGamesLater = memo(function OwnGamesLater() {
  return (
    <div id={BOX_ID} className={`${later.later} ${strip.strip}`}>
      <Suspense>
        <Own />
      </Suspense>
    </div>
  );
});

const load = () => import('./own-games');

const Own = createIsomorphicFn()
  .server((): ComponentType => OwnGames)
  .client(
    (): ComponentType =>
      lazy(() => hydrateWhenVisible(BOX_ID, () => load().then(({ OwnGames }) => OwnGames))),
  )();

/** Loads a member's own games before home is shown, and in the browser the part that shows them. */
export const loadOwnGames = createIsomorphicFn()
  .server((queryClient: QueryClient): Promise<unknown> => warmOwnGames(queryClient))
  .client(
    (queryClient: QueryClient): Promise<unknown> =>
      load().then(
        ({ warmOwnGames }) => warmOwnGames(queryClient),
        () => undefined,
      ),
  );
