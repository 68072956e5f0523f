import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { LOCALISED } from '@/app/locale/locale';
import { pageLanguage } from '@/app/locale/page-language';
import { getLocale } from '@/app/paraglide/runtime.js';
import { getGameMenus } from '@/contracts/games/menus';

/** The vendor sorting whole, with logos and how many games each vendor has (CALL-70, GAME-107). */
export function vendorFacesQuery() {
  return queryOptions({
    queryKey: ['games', 'vendor-faces', LOCALISED],
    queryFn: ({ signal }) => gateway(getGameMenus, { language: pageLanguage(getLocale()).code }, signal),
    staleTime: 300_000,
  });
}
