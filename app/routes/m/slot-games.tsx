import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';

export const Route = createFileRoute('/m/slot-games')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: (entered) => loadLobby('RNG', entered),
  component: SlotGames,
});

function SlotGames() {
  return <LobbyPage code="RNG" search={Route.useSearch()} />;
}
