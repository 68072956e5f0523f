import { createFileRoute } from '@tanstack/react-router';
import { JackpotBoard } from '../../features/games/jackpots/jackpot-board';
import { jackpotsQuery } from '../../features/games/jackpots/jackpots.queries';
import { loadLobby } from '../../features/games/lobby/load-lobby';
import { LobbyPage } from '../../features/games/lobby/lobby-page';
import { lobbyDeps, lobbySearch } from '../../features/games/lobby/lobby-search';

export const Route = createFileRoute('/m/jackpots')({
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: async (entered) => {
    const warmed = entered.context.queryClient.prefetchQuery(jackpotsQuery());
    await Promise.all([loadLobby('JACKPOT', entered), typeof window === 'undefined' && warmed]);
  },
  component: Jackpots,
});

function Jackpots() {
  return <LobbyPage code="JACKPOT" search={Route.useSearch()} above={<JackpotBoard />} />;
}
