import { createFileRoute } from '@tanstack/react-router';
import { gameSearch } from '../../features/games/game-search';
import { CentrePage } from '../../features/games/vendors/centre-page';
import { loadCentre } from '../../features/games/vendors/load-centre';

export const Route = createFileRoute('/m/gameCenter')({
  validateSearch: gameSearch,
  loader: loadCentre,
  component: GameCentre,
});

function GameCentre() {
  return <CentrePage game={Route.useSearch().game} />;
}
