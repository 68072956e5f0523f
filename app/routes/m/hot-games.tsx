import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/hot-games')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: (entered) => loadLobby('HOT', entered),
  head: routeHead('/m/hot-games'),
  component: HotGames,
});

function HotGames() {
  return <LobbyPage code="HOT" search={Route.useSearch()} />;
}
