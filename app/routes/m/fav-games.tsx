import { createFileRoute } from '@tanstack/react-router';
import { favouritesQuery } from '../../features/games/favourites/favourites.queries';
import { FavouritesScreen } from '../../features/games/favourites/favourites-screen';
import { gameSearch } from '../../features/games/game-search';
import { requireSession } from '../../lib/require-session';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { MenuButton } from '../../shell/menu-button';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/fav-games')({
  validateSearch: gameSearch,
  beforeLoad: requireSession,
  loader: async ({ context: { queryClient } }) => {
    const loaded = queryClient.prefetchInfiniteQuery(favouritesQuery());
    if (typeof window === 'undefined') await loaded;
  },
  head: routeHead('/m/fav-games', m.favourites_description),
  component: Favourites,
});

function Favourites() {
  const { game } = Route.useSearch();
  return (
    <MainLayout header={<PageHeader end={<MenuButton />} />}>
      <FavouritesScreen game={game} />
    </MainLayout>
  );
}
