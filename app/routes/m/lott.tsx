import { createFileRoute } from '@tanstack/react-router';
import { loadLotteries } from '../../features/games/lottery/load-lotteries';
import { LotteryScreen } from '../../features/games/lottery/lottery-screen';
import { lotterySearch } from '../../features/games/lottery/lottery-search';
import { OpenedGame } from '../../features/games/sheet/opened-game';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/lott')({
  validateSearch: lotterySearch,
  loader: ({ context: { queryClient } }) => loadLotteries(queryClient, 'LOTT'),
  component: Lott,
});

function Lott() {
  const { game, vendor } = Route.useSearch();
  return (
    <PageFrame>
      <LotteryScreen kind="LOTT" vendor={vendor} />
      <OpenedGame nodeId={game} />
    </PageFrame>
  );
}
