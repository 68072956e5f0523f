import { id, searchSchema } from '../../lib/links/search-schema';

type Id = number | string | undefined;

/** `id` names the promotion whose detail is open (ROUTE-33), `category` the tab of the list (PROMO-11). */
export const promotionsSearch = searchSchema<{ id?: Id; category?: Id }>({ id, category: id });
