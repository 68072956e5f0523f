import { createFileRoute } from '@tanstack/react-router';
import { liveGamesSearch } from '../../features/games/live/live-games-search';
import { hasLiveRooms } from '../../features/games/live/live-parts';
import { LiveRooms } from '../../features/games/live/live-rooms';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps } from '../../features/games/lobby/lobby-search';
import { requireSession } from '../../lib/links/require-session';

export const Route = createFileRoute('/m/live-games')({
  validateSearch: liveGamesSearch,
  beforeLoad: ({ context, location, search }) => {
    if (search.live === 'focus' && hasLiveRooms(context.site)) requireSession({ context, location });
  },
  loaderDeps: lobbyDeps,
  loader: (entered) => loadLobby('LIVE', entered),
  component: LiveGames,
});

function LiveGames() {
  const { live, ...search } = Route.useSearch();
  return <LobbyPage code="LIVE" search={search} above={<LiveRooms live={live} />} />;
}
