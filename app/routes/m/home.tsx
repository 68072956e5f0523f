import { createFileRoute } from '@tanstack/react-router';
import { gameMenusQuery } from '../../domain/games/game-menus.queries';
import { guestQueries } from '../../domain/member/free-play.queries';
import { NewAccountLater } from '../../features/account/register/new-account-later';
import { heartQueries } from '../../features/games/favourites/favourites.queries';
import { hotGamesQuery } from '../../features/games/games.queries';
import { HomeGames } from '../../features/games/home-games/home-games';
import { DEFAULT_CATEGORY, homeSearch } from '../../features/games/home-games/home-search';
import { loadOwnGames, OwnGamesLater } from '../../features/games/home-games/own-games-later';
import { OpenedGame } from '../../features/games/sheet/opened-game';
import { winnersQuery } from '../../features/games/winners/winners.queries';
import { WinnersLater } from '../../features/games/winners/winners-later';
import { DownloadBar } from '../../features/home/download-bar';
import { homeContentQuery } from '../../features/home/home.queries';
import { HomeScreen } from '../../features/home/home-screen';
import { WaitingDepositLater } from '../../features/money/deposit/waiting-deposit-later';
import { warmQueries } from '../../lib/calls/warm-queries';
import { patiently } from '../../lib/loading/patiently';
import { memberQueries } from '../../session/member.queries';
import { MainLayout } from '../../shell/main-layout';
import { SiteHeader } from '../../shell/site-header';

export const Route = createFileRoute('/m/home')({
  validateSearch: homeSearch,
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: async ({ context: { queryClient, session, site }, deps: { category } }) => {
    const content = homeContentQuery();
    const isServer = typeof window === 'undefined';
    await Promise.all([
      isServer && queryClient.prefetchQuery(content),
      session && patiently(loadOwnGames(queryClient)),
      warmQueries(queryClient, [
        ...(isServer ? [] : [content]),
        hotGamesQuery(category),
        gameMenusQuery(),
        winnersQuery(),
        ...memberQueries(session),
        ...heartQueries(session),
        ...guestQueries(session, site),
      ]),
    ]);
  },
  component: Home,
});

function Home() {
  const { category = DEFAULT_CATEGORY, game } = Route.useSearch();
  return (
    <MainLayout
      header={
        <>
          <DownloadBar />
          <SiteHeader />
        </>
      }
    >
      <HomeScreen
        welcome={<NewAccountLater />}
        waiting={<WaitingDepositLater />}
        own={<OwnGamesLater />}
        games={<HomeGames category={category} />}
        winners={<WinnersLater />}
      />
      <OpenedGame nodeId={game} />
    </MainLayout>
  );
}
