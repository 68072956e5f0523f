import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/sport-games')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: (entered) => loadLobby('SPORTS', entered),
  head: routeHead('/m/sport-games'),
  component: SportGames,
});

function SportGames() {
  return <LobbyPage code="SPORTS" search={Route.useSearch()} />;
}
