import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSession } from '@/app/session/session.queries';
import { OpenedGame } from '../sheet/opened-game';
import { FavouriteList } from './favourite-list';

/** `/m/fav-games`: the member's favourites and the sheet of the game that the address names (ROUTE-52, ROUTE-107). */
export function FavouritesScreen({ game }: { game: number | string | undefined }) {
  useLocale();
  const session = useSession();
  // Logged out in another tab: the way to the login is on, and nothing is asked for meanwhile.
  if (!session) return null;
  return (
    <>
      <h2 className="visually-hidden">{m.favourites_list()}</h2>
      <FavouriteList />
      <OpenedGame nodeId={game} />
    </>
  );
}
