import { createFileRoute } from '@tanstack/react-router';
import { JackpotBoard } from '../../features/games/jackpots/jackpot-board';
import { warmJackpots } from '../../features/games/jackpots/warm-jackpots';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';

export const Route = createFileRoute('/m/jackpots')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: (entered) =>
    Promise.all([loadLobby('JACKPOT', entered), warmJackpots(entered.context.queryClient)]),
  component: Jackpots,
});

function Jackpots() {
  return <LobbyPage code="JACKPOT" search={Route.useSearch()} above={<JackpotBoard />} />;
}
