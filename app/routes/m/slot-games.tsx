import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/slot-games')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: (entered) => loadLobby('RNG', entered),
  head: routeHead('/m/slot-games'),
  component: SlotGames,
});

function SlotGames() {
  return <LobbyPage code="RNG" search={Route.useSearch()} />;
}
