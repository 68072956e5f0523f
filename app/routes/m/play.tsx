import { createFileRoute, redirect } from '@tanstack/react-router';
import { playSearch } from '../../features/games/launch/play.search';
import { PlayScreen } from '../../features/games/launch/play-screen';
import { requireSession } from '../../lib/require-session';
import { m } from '../../paraglide/messages.js';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/play')({
  validateSearch: playSearch,
  beforeLoad: ({ context, location, search }) => {
    if (search.game === undefined) throw redirect({ to: '/m/home', replace: true });
    requireSession({ context, location });
  },
  head: routeHead('/m/play', m.play_description),
  component: Play,
});

function Play() {
  const { game = '', freeplay } = Route.useSearch();
  return <PlayScreen key={`${game} ${freeplay}`} nodeId={game} freeplay={freeplay === 1} />;
}
