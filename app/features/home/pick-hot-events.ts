import type { Announcement } from '../../../contracts/content/announcements';
import { sameId } from '../../lib/search-id';
import { HOT_EVENTS } from './home-limits';

/** The first three of `hot`, filled up from `promotion` without saying one twice (HOME-17, HOME-20, CONST-59). */
export function pickHotEvents(
  hot: readonly Announcement[],
  promotions: readonly Announcement[],
): Announcement[] {
  const picked: Announcement[] = [];
  for (const event of [...hot, ...promotions]) {
    if (picked.length === HOT_EVENTS) break;
    if (!picked.some(({ id }) => sameId(id, event.id))) picked.push(event);
  }
  return picked;
}
