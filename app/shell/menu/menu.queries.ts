import { queryOptions } from '@tanstack/react-query';
import { lazily } from '../../lib/outcome';
import { LOCALISED } from '../../locale/locale';

const functions = () => import('./menu.functions');
const getMenuPromotions = lazily(functions, (all) => all.getMenuPromotionsFn);

/** The promotions of the menu in the page's language; asked for when the menu opens (MENU-64). */
export function menuPromotionsQuery() {
  return queryOptions({
    queryKey: ['menu', 'promotions', LOCALISED],
    queryFn: ({ signal }) => getMenuPromotions({ signal }),
    staleTime: 60_000,
  });
}
