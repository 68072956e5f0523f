import { createServerFn } from '@tanstack/react-start';
import { getAnnouncementCategories } from '@/contracts/content/announcement-categories';
import { getAnnouncements } from '@/contracts/content/announcements';
import { outcomeOf } from '../../lib/calls/outcome';
import { siteContext } from '../../lib/calls/site-context';
import { homeContentOf, homeListsOf } from './home-content';

/**
 * What home shows of the operator's content (CALL-46, CALL-87). Without the categories no article can be told from a
 * promotion: banners and the hot list are shown then.
 */
export const getHomeContentFn = createServerFn({ method: 'GET' }).handler(() =>
  outcomeOf(async () => {
    const { callGateway, site } = siteContext();
    const [answer, categories] = await Promise.all([
      callGateway(getAnnouncements, { types: 'B,PR,H' }, { pick: homeListsOf }),
      callGateway(getAnnouncementCategories, {}).catch(() => null),
    ]);
    const known = categories ? answer : { ...answer, promotion: [] };
    return homeContentOf(known, categories?.list ?? [], site.timeZone);
  }),
);
