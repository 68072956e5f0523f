import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/outcome';
import { LOCALISED } from '../../locale/locale';

/** The promotions of the menu in the page's language; asked for when the menu opens (MENU-64). */
export function menuPromotionsQuery() {
  return queryOptions({
    queryKey: ['menu', 'promotions', LOCALISED],
    queryFn: ({ signal }) =>
      unwrap(import('./menu.functions').then(({ getMenuPromotionsFn }) => getMenuPromotionsFn({ signal }))),
    staleTime: 60_000,
  });
}
