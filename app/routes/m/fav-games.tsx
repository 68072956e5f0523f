import { createFileRoute } from '@tanstack/react-router';
import { favouritesQuery } from '../../features/games/favourites/favourites.queries';
import { FavouritesScreen } from '../../features/games/favourites/favourites-screen';
import { gameSearch } from '../../features/games/game-search';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/fav-games')({
  validateSearch: gameSearch,
  loader: async ({ context: { queryClient } }) => {
    const loaded = queryClient.prefetchInfiniteQuery(favouritesQuery());
    if (typeof window === 'undefined') await loaded;
  },
  component: Favourites,
});

function Favourites() {
  const { game } = Route.useSearch();
  return (
    <PageFrame>
      <FavouritesScreen game={game} />
    </PageFrame>
  );
}
