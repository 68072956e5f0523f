import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';

export const Route = createFileRoute('/m/inHouse')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: (entered) => loadLobby('INHOUSE', entered),
  component: InHouseGames,
});

function InHouseGames() {
  return <LobbyPage code="INHOUSE" search={Route.useSearch()} />;
}
