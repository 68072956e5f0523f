import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';

export const Route = createFileRoute('/m/new-games')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: (entered) => loadLobby('NEW', entered),
  component: NewGames,
});

function NewGames() {
  return <LobbyPage code="NEW" search={Route.useSearch()} />;
}
