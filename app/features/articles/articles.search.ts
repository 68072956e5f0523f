import * as v from 'valibot';
import { searchIdSchema } from '../../lib/search-id';

/** `id` names the expanded item of a list, or the item of a detail (ROUTE-37, CONT-14, CONT-29). */
export const articlesSearch = v.object({ id: searchIdSchema });
