import { queryOptions } from '@tanstack/react-query';
import { getAnnouncements } from '../../../contracts/content/announcements';
import { getHotGames } from '../../../contracts/games/hot-games';
import { gateway } from '../../lib/gateway';
import { getLocale } from '../../paraglide/runtime.js';
import { languageOf } from '../../shell/languages';
import { LOCALISED } from '../../shell/locale';
import { homeBanners } from './banner-kind';
import { pickHotEvents } from './pick-hot-events';

/** The games most played now, in the page's language (CALL-61). */
export function hotGamesQuery() {
  return queryOptions({
    queryKey: ['games', 'hot', LOCALISED],
    queryFn: async ({ signal }) => {
      const language = languageOf(getLocale()).code;
      return { ...(await gateway(getHotGames, { language }, signal)), language };
    },
    staleTime: 60_000,
  });
}

/**
 * Banners and hot events of home (CALL-46). Only what home shows is kept: the page carries no promotion's full text,
 * however many there are.
 */
export function homeContentQuery() {
  return queryOptions({
    queryKey: ['home', 'content', LOCALISED],
    queryFn: async ({ signal }) => {
      const { banners, hot, promotion } = await gateway(getAnnouncements, { types: 'B,PR,H' }, signal);
      return { banners: homeBanners(banners ?? []), events: pickHotEvents(hot ?? [], promotion ?? []) };
    },
    staleTime: 60_000,
  });
}
