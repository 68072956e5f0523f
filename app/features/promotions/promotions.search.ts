import * as v from 'valibot';
import { searchIdSchema } from '../../lib/search-id';

/** `id` names the promotion whose detail is open (ROUTE-33), `category` the tab of the list (PROMO-11). */
export const promotionsSearch = v.object({ id: searchIdSchema, category: searchIdSchema });

/** `id` names the promotion (ROUTE-34, ROUTE-35). */
export const promotionSearch = v.object({ id: searchIdSchema });

/** An id out of an address; undefined when it is missing or empty. */
export function givenId(id: number | string | undefined): number | string | undefined {
  return id === '' ? undefined : id;
}
