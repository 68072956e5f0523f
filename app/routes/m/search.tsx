import { createFileRoute } from '@tanstack/react-router';
import { loadSearch } from '../../features/games/search/load-search';
import { gameSearch, needsMember } from '../../features/games/search/search.search';
import { SearchScreen } from '../../features/games/search/search-screen';
import { PopularStrip } from '../../features/promotions/popular-strip';
import { popularQuery } from '../../features/promotions/promotions.queries';
import { warmQueries } from '../../lib/calls/warm-queries';
import { requireSession } from '../../lib/links/require-session';
import { PageFrame } from '../../shell/page-frame';

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
  component: Search,
});

function Search() {
  return (
    <PageFrame>
      <SearchScreen search={Route.useSearch()} popular={<PopularStrip />} />
    </PageFrame>
  );
}
