import { queryOptions } from '@tanstack/react-query';
import { getGameMenus } from '../../../../contracts/games/menus';
import { gateway } from '../../../lib/gateway';
import { LOCALISED } from '../../../locale/locale';
import { pageLanguage } from '../../../locale/page-language';
import { getLocale } from '../../../paraglide/runtime.js';

/** The vendor sorting whole, with logos and how many games each vendor has (CALL-70, GAME-107). */
export function vendorFacesQuery() {
  return queryOptions({
    queryKey: ['games', 'vendor-faces', LOCALISED],
    queryFn: ({ signal }) => gateway(getGameMenus, { language: pageLanguage(getLocale()).code }, signal),
    staleTime: 300_000,
  });
}
