import type { Handlers } from '../../platform/handler';
import { favouriteList, markFavourite, unmarkFavourite } from './favourites';
import { gameDetail } from './game-detail';
import { gameTypes } from './game-types';
import { hotGames } from './hot-games';
import { jackpots } from './jackpots';
import { launchGame } from './launch-game';
import { gameList } from './list-games';
import { gameMenus } from './menus';
import { ranks } from './ranks';
import { noteRecent, recentList } from './recents';

/** What answers the calls `games.*`. */
export const gamesHandlers = {
  'games.types': gameTypes,
  'games.menus': gameMenus,
  'games.hot': hotGames,
  'games.list': gameList,
  'games.detail': gameDetail,
  'games.favourites': favouriteList,
  'games.addFavourite': markFavourite,
  'games.removeFavourite': unmarkFavourite,
  'games.recent': recentList,
  'games.addRecent': noteRecent,
  'games.launch': launchGame,
  'games.ranks': ranks,
  'games.jackpots': jackpots,
} satisfies Handlers<'games'>;
