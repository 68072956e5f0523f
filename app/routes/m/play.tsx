import { createFileRoute } from '@tanstack/react-router';
import { gameQuery } from '../../features/games/games.queries';
import { playSearch } from '../../features/games/launch/play.search';
import { PlayScreen } from '../../features/games/launch/play-screen';
import { patiently } from '../../lib/loading/patiently';
import { useLateTitle } from '../../lib/loading/use-late-title';
import { hasMoney, isTrial } from '../../session/member-types';
import { useScreenExists } from '../../session/screen-exists';
import { useSession } from '../../session/session.queries';

export const Route = createFileRoute('/m/play')({
  validateSearch: playSearch,
  loaderDeps: ({ search: { game } }) => ({ game }),
  // Its name alone: it stands in the bar and in the tab before the launch has answered.
  loader: async ({ context: { queryClient }, deps: { game } }) => {
    const known = game === undefined ? undefined : queryClient.ensureQueryData(gameQuery(game));
    return { title: (known && (await patiently(known.catch(() => undefined))))?.gameName };
  },
  component: Play,
});

const money = {
  deposit: () =>
    import('../../features/money/deposit/deposit-sheet').then(({ DepositSheet }) => DepositSheet),
  transfer: () =>
    import('../../features/money/transfer/transfer-sheet').then(({ TransferSheet }) => TransferSheet),
};

function Play() {
  const { game = '', freeplay } = Route.useSearch();
  const { title } = Route.useLoaderData();
  useLateTitle(title, gameQuery(game));
  const session = useSession();
  const exists = useScreenExists();
  const trial = isTrial(session);
  const free = trial || freeplay === 1;
  return (
    <PlayScreen
      key={`${game} ${free}`}
      nodeId={game}
      freeplay={free}
      trial={trial}
      name={title}
      money={hasMoney(session) && exists('/m/voucherCenter') ? money : undefined}
    />
  );
}
