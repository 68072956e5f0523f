import { createServerFn } from '@tanstack/react-start';
import { getAnnouncementCategories } from '@/contracts/content/announcement-categories';
import { getAnnouncements } from '@/contracts/content/announcements';
import { outcomeOf } from '../../lib/calls/outcome';
import { siteContext } from '../../lib/calls/site-context';
import { menuPromotions, promotionHeadlines } from './menu-promotions';

/** What the menu shows of the announcements: three promotions, and which kinds of promotions are on (MENU-20, MENU-64). */
export const getMenuPromotionsFn = createServerFn({ method: 'GET' }).handler(() =>
  outcomeOf(async () => {
    const { callGateway } = siteContext();
    const [announcements, { list }] = await Promise.all([
      callGateway(getAnnouncements, { types: 'B,PL,PU,PR,H' }, { pick: promotionHeadlines }),
      callGateway(getAnnouncementCategories, {}),
    ]);
    return menuPromotions(announcements, list);
  }),
);
