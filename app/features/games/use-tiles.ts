import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useMemo } from 'react';
import type { Game } from '@/contracts/games/game';
import type { SiteSettings } from '@/contracts/site';
import { AUTH_PATHS } from '../../lib/links/auth-search';
import { isPlainTap } from '../../lib/links/static-link';
import { useScreenExists } from '../../session/screen-exists';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { useFavouriteIds, useFavouriteToggle } from './favourites/use-favourite';
import { gameSheetLink } from './game-link';

/** What the tiles of a list have in common: a tile itself asks no query and no router, so many can come and go. */
export type Tiles = {
  isMember: boolean;
  /** Hearts are shown: the site has favourites. */
  hearts: boolean;
  imageHosts: SiteSettings['imageHosts'];
  /** Where a guest's hearts lead: to the login and back. */
  loginHref: string;
  sheetHref: (nodeId: Game['nodeId']) => string;
  openSheet: (event: MouseEvent, nodeId: Game['nodeId']) => void;
  openLogin: (event: MouseEvent) => void;
  toggle: (game: Game, shown: boolean) => Promise<void>;
};

/** Asks once, for a whole list, what its tiles need; `tiles` is the same value until one of them changes. */
export function useTiles(): { tiles: Tiles; isFavourite: (game: Game) => boolean } {
  const router = useRouter();
  const isMember = useSession() !== null;
  const { imageHosts } = useSite();
  const here = useLocation({
    select: ({ pathname, search: { game: _, ...search } }) =>
      pathname + router.options.stringifySearch(search),
  });
  const hearts = useScreenExists()('/m/fav-games');
  const favourites = useFavouriteIds(isMember);
  const toggle = useFavouriteToggle();

  const tiles = useMemo((): Tiles => {
    const login = { to: AUTH_PATHS.login, search: { redirect: here } } as const;
    return {
      isMember,
      hearts,
      imageHosts,
      loginHref: router.buildLocation(login).href,
      sheetHref: (nodeId) => {
        const opened = router.options.stringifySearch({ game: nodeId });
        return here.includes('?') ? here + opened.replace('?', '&') : here + opened;
      },
      openSheet: (event, nodeId) =>
        follow(event, () =>
          router.navigate({ ...gameSheetLink(nodeId), state: (old) => ({ ...old, openedHere: true }) }),
        ),
      openLogin: (event) => follow(event, () => router.navigate(login)),
      toggle,
    };
  }, [router, isMember, hearts, imageHosts, here, toggle]);
  return { tiles, isFavourite: ({ nodeId }) => favourites.has(String(nodeId)) };
}

/** Goes by the router where a plain tap would leave the page; a new tab or window stays the browser's. */
function follow(event: MouseEvent, go: () => Promise<void>): void {
  if (!isPlainTap(event)) return;
  event.preventDefault();
  void go();
}
