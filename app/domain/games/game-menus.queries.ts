import { queryOptions } from '@tanstack/react-query';
import { getGameMenus } from '../../../contracts/games/menus';
import { gateway } from '../../lib/gateway';
import { LOCALISED } from '../../locale/locale';
import { pageLanguage } from '../../locale/page-language';
import { getLocale } from '../../paraglide/runtime.js';

const FRESH = 300_000;

/** The categories with their vendors in the operator's order: the vendor sorting (CALL-70, GAME-80, GAME-81). */
export function gameMenusQuery() {
  return queryOptions({
    queryKey: ['games', 'menus', LOCALISED],
    queryFn: ({ signal }) => gateway(getGameMenus, { language: pageLanguage(getLocale()).code }, signal),
    staleTime: FRESH,
  });
}
