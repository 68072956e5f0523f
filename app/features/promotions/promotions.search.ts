import { idSearch } from '../../lib/search-id';

/** `id` names the promotion whose detail is open (ROUTE-33). */
export const promotionsSearch = idSearch;
