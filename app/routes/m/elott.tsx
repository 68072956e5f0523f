import { createFileRoute } from '@tanstack/react-router';
import { loadLotteries } from '../../features/games/lottery/load-lotteries';
import { LotteryScreen } from '../../features/games/lottery/lottery-screen';
import { lotterySearch } from '../../features/games/lottery/lottery-search';
import { OpenedGame } from '../../features/games/sheet/opened-game';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { MenuButton } from '../../shell/menu-button';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/elott')({
  validateSearch: lotterySearch,
  loader: ({ context: { queryClient } }) => loadLotteries(queryClient, 'ELOTT'),
  head: routeHead('/m/elott', m.elott_description),
  component: Elott,
});

function Elott() {
  const { game, vendor } = Route.useSearch();
  return (
    <MainLayout header={<PageHeader end={<MenuButton />} />}>
      <LotteryScreen kind="ELOTT" vendor={vendor} />
      <OpenedGame nodeId={game} />
    </MainLayout>
  );
}
