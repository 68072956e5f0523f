import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';

export const Route = createFileRoute('/m/rtg-games')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: (entered) => loadLobby('RTG', entered),
  component: RtgGames,
});

function RtgGames() {
  return <LobbyPage code="RTG" search={Route.useSearch()} />;
}
