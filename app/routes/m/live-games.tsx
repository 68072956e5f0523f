import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/live-games')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: (entered) => loadLobby('LIVE', entered),
  head: routeHead('/m/live-games'),
  component: LiveGames,
});

function LiveGames() {
  return <LobbyPage code="LIVE" search={Route.useSearch()} />;
}
