import { queryOptions } from '@tanstack/react-query';
import { getHotGames } from '../../../contracts/games/hot-games';
import { gateway } from '../../lib/gateway';
import { unwrap } from '../../lib/outcome';
import { getLocale } from '../../paraglide/runtime.js';
import { LOCALISED } from '../../shell/locale';
import { pageLanguage } from '../../shell/page-language';

/** The games most played now, in the page's language (CALL-61). */
export function hotGamesQuery() {
  return queryOptions({
    queryKey: ['games', 'hot', LOCALISED],
    queryFn: async ({ signal }) => {
      const language = pageLanguage(getLocale()).code;
      return { ...(await gateway(getHotGames, { language }, signal)), language };
    },
    staleTime: 60_000,
  });
}

/** Banners, alliance, news, events, videos and charity of home: what is shown of them, and no more (CALL-46). */
export function homeContentQuery() {
  return queryOptions({
    queryKey: ['home', 'content', LOCALISED],
    queryFn: ({ signal }) =>
      unwrap(import('./home.functions').then(({ getHomeContentFn }) => getHomeContentFn({ signal }))),
    staleTime: 60_000,
  });
}
