import { createFileRoute } from '@tanstack/react-router';
import { loadLotteries } from '../../features/games/lottery/load-lotteries';
import { LotteryScreen } from '../../features/games/lottery/lottery-screen';
import { lotterySearch } from '../../features/games/lottery/lottery-search';
import { OpenedGame } from '../../features/games/sheet/opened-game';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/elott')({
  validateSearch: lotterySearch,
  loader: ({ context: { queryClient } }) => loadLotteries(queryClient, 'ELOTT'),
  component: Elott,
});

function Elott() {
  const { game, vendor } = Route.useSearch();
  return (
    <PageFrame>
      <LotteryScreen kind="ELOTT" vendor={vendor} />
      <OpenedGame nodeId={game} />
    </PageFrame>
  );
}
