import { gameSearch as openGameSearch } from './features/games/game-search';
import { homeSearch } from './features/games/home-games/home-search';
import { chatSearch } from './features/games/live/chat.search';
import { liveGamesSearch } from './features/games/live/live-games-search';
import { lobbySearch } from './features/games/lobby/lobby-search';
import { lotterySearch } from './features/games/lottery/lottery-search';
import { gameSearch } from './features/games/search/search.search';
import { helpSearch } from './features/help/help.search';
import { mallSearch } from './features/mall/mall.search';
import { promotionsSearch } from './features/promotions/promotions.search';
import { authSearch } from './lib/links/auth-search';
import { redirectSearch } from './lib/links/redirect-search';
import { idSearch } from './lib/links/search-id';
import { parseSearch, stringifySearch } from './lib/links/search-params';
import type { SearchSchema } from './lib/links/search-schema';
import { type RoutePath, SCREENS } from './screens';

/** What each screen that guests are shown reads of its address, as its route says; the others read nothing of it. */
export const GUEST_SEARCHES: { readonly [Path in RoutePath]?: SearchSchema<object> } = {
  '/m/home': homeSearch,
  '/m/search': gameSearch,
  '/m/gameCenter': openGameSearch,
  '/m/hot-games': lobbySearch,
  '/m/live-games': liveGamesSearch,
  '/m/slot-games': lobbySearch,
  '/m/sport-games': lobbySearch,
  '/m/esport-games': lobbySearch,
  '/m/fish-games': lobbySearch,
  '/m/pvp-games': lobbySearch,
  '/m/cockfight': lobbySearch,
  '/m/new-games': lobbySearch,
  '/m/jili-games': lobbySearch,
  '/m/rtg-games': lobbySearch,
  '/m/jackpots': lobbySearch,
  '/m/bingo': lobbySearch,
  '/m/inHouse': lobbySearch,
  '/m/fbGame': lobbySearch,
  '/m/activity': promotionsSearch,
  '/m/news': idSearch,
  '/m/alliance': idSearch,
  '/m/video': idSearch,
  '/m/charity': idSearch,
  '/m/sponsor': idSearch,
  '/m/help': helpSearch,
  '/m/register': redirectSearch,
  '/m/login': redirectSearch,
  '/m/lott': lotterySearch,
  '/m/elott': lotterySearch,
  '/m/activityDetail': idSearch,
  '/m/newsDetail': idSearch,
  '/m/videoDetail': idSearch,
  '/m/charityDetail': idSearch,
  '/m/helpDetail': helpSearch,
  '/m/register.html': redirectSearch,
  '/m/forget': redirectSearch,
  '/m/freeTrial': redirectSearch,
  '/m/noticeDetail': idSearch,
  '/m/mall/mallHome': mallSearch,
  '/m/chat': chatSearch,
};

/**
 * What the browser alone does something with: it opens the sheet of a game over the screen that the server draws, and goes
 * back to the page that a login or a registration was wanted for. Both are endless, and the page is the same.
 */
const BROWSERS_OWN = { game: undefined, redirect: undefined };

/**
 * What a guest's page may say of its query, with the question mark: the values that its screen reads, as the router
 * writes them, in one order. All else is left to the browser, which has the address as it was sent.
 * @param path of a screen, clean
 * @param query without the question mark
 */
export function screenQuery(path: string, query: string): string {
  const values = parseSearch(query);
  const schema = Object.hasOwn(SCREENS, path) ? GUEST_SEARCHES[path as RoutePath] : undefined;
  return stringifySearch({ ...authSearch(values), ...schema?.(values), ...BROWSERS_OWN });
}
