import { createFileRoute } from '@tanstack/react-router';
import { hotGamesQuery } from '../../features/games/games.queries';
import { GameStrip } from '../../features/games/home-games/game-strip';
import { DownloadBar } from '../../features/home/download-bar';
import { homeContentQuery } from '../../features/home/home.queries';
import { HomeScreen } from '../../features/home/home-screen';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { guestQueries } from '../../session/free-play.queries';
import { memberQueries } from '../../session/member.queries';
import { MainLayout } from '../../shell/main-layout';
import { routeHead } from '../../shell/route-head';
import { SiteHeader } from '../../shell/site-header';

export const Route = createFileRoute('/m/home')({
  loader: async ({ context: { queryClient, session } }) => {
    const content = queryClient.prefetchQuery(homeContentQuery());
    await Promise.all([
      content,
      warmQueries(queryClient, [hotGamesQuery(), ...memberQueries(session), ...guestQueries(session)]),
    ]);
  },
  head: routeHead('/m/home', m.home_description),
  component: () => (
    <MainLayout
      header={
        <>
          <DownloadBar />
          <SiteHeader />
        </>
      }
    >
      <HomeScreen games={<GameStrip />} />
    </MainLayout>
  ),
});
