import { createFileRoute } from '@tanstack/react-router';
import { LiveRooms } from '../../features/games/live/live-rooms';
import { liveSearch } from '../../features/games/live/live-tabs';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';
import { requireSession } from '../../lib/require-session';

export const Route = createFileRoute('/m/live-games')({
  validateSearch: (search: Record<string, unknown>) => ({ ...lobbySearch(search), ...liveSearch(search) }),
  beforeLoad: ({ context, location, search }) => {
    if (search.live === 'focus' && context.site.flags.CBS3) requireSession({ context, location });
  },
  loaderDeps: ({ search: { live: _, ...search } }) => lobbyDeps({ search }),
  loader: (entered) => loadLobby('LIVE', entered),
  component: LiveGames,
});

function LiveGames() {
  const { live, ...search } = Route.useSearch();
  return <LobbyPage code="LIVE" search={search} above={<LiveRooms live={live} />} />;
}
