import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';

export const Route = createFileRoute('/m/cockfight')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: (entered) => loadLobby('COCKFIGHT', entered),
  component: Cockfight,
});

function Cockfight() {
  return <LobbyPage code="COCKFIGHT" search={Route.useSearch()} />;
}
