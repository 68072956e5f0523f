import { createFileRoute } from '@tanstack/react-router';
import { loadSearch } from '../../features/games/search/load-search';
import { gameSearch, needsMember } from '../../features/games/search/search.search';
import { SearchScreen } from '../../features/games/search/search-screen';
import { PopularStrip } from '../../features/promotions/popular-strip';
import { popularQuery } from '../../features/promotions/promotions.queries';
import { requireSession } from '../../lib/require-session';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { MenuButton } from '../../shell/menu-button';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/search')({
  validateSearch: gameSearch,
  beforeLoad: (entered) => {
    if (needsMember(entered.search)) requireSession(entered);
  },
  loader: async ({ context: { queryClient }, location }) => {
    await Promise.all([
      loadSearch(queryClient, gameSearch(location.search)),
      warmQueries(queryClient, [popularQuery()]),
    ]);
  },
  head: routeHead('/m/search', m.search_description),
  component: Search,
});

function Search() {
  return (
    <MainLayout header={<PageHeader end={<MenuButton />} />}>
      <SearchScreen search={Route.useSearch()} popular={<PopularStrip />} />
    </MainLayout>
  );
}
