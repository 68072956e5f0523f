import { idSearch } from '../../lib/search-id';

type Id = number | string | undefined;

/** `id` names the promotion whose detail is open (ROUTE-33), `category` the tab of the list (PROMO-11). */
export function promotionsSearch(search: { id?: unknown; category?: unknown }): { id?: Id; category?: Id } {
  const { id: category } = idSearch({ id: search.category });
  return { ...idSearch(search), ...(category !== undefined && { category }) };
}

/** `id` names the promotion (ROUTE-34, ROUTE-35). */
export const promotionSearch = idSearch;

/** An id out of an address; undefined when it is missing or empty. */
export function givenId(id: Id): Id {
  return id === '' ? undefined : id;
}
