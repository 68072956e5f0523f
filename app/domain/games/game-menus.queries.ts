import { queryOptions } from '@tanstack/react-query';
import { getGameMenus } from '@/contracts/games/menus';
import type { ResponseOf } from '@/contracts/operation';
import { gateway } from '../../lib/calls/gateway';
import { LOCALISED } from '../../locale/locale';
import { pageLanguage } from '../../locale/page-language';
import { getLocale } from '../../paraglide/runtime.js';

type Menus = ResponseOf<typeof getGameMenus>;

const FRESH = 300_000;

/** The categories with their vendors in the operator's order: the vendor sorting (CALL-70, GAME-80, GAME-81). */
export function gameMenusQuery() {
  return queryOptions({
    queryKey: ['games', 'menus', LOCALISED],
    queryFn: async ({ signal }) => {
      const menus = await gateway(getGameMenus, { language: pageLanguage(getLocale()).code }, signal);
      return import.meta.env.SSR ? namesOf(menus) : menus;
    },
    staleTime: FRESH,
  });
}

/** Every page of the server has the vendor sorting in it: logos and counts would weigh on all for the few that show them. */
function namesOf({ list }: Menus): Menus {
  return {
    list: list.map(({ gameCategory, vendorNames }) => ({
      gameCategory,
      vendorNames: vendorNames.map(({ imageUrl: _, gameCount: __, ...vendor }) => vendor),
    })),
  };
}
