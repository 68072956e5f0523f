import { sameId } from '../../lib/links/search-id';
import { HOT_EVENTS } from './home-limits';

/** The first three of `hot`, filled up from `promotion` without saying one twice (HOME-17, HOME-20, CONST-59). */
export function pickHotEvents<E extends { id: number | string }>(
  hot: readonly E[],
  promotions: readonly E[],
): E[] {
  const picked: E[] = [];
  for (const event of [...hot, ...promotions]) {
    if (picked.length === HOT_EVENTS) break;
    if (!picked.some(({ id }) => sameId(id, event.id))) picked.push(event);
  }
  return picked;
}
