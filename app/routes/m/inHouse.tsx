import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/inHouse')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: (entered) => loadLobby('INHOUSE', entered),
  head: routeHead('/m/inHouse'),
  component: InHouseGames,
});

function InHouseGames() {
  return <LobbyPage code="INHOUSE" search={Route.useSearch()} />;
}
