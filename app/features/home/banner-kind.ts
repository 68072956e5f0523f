import type { Banner } from '@/contracts/content/announcements';
import { CAROUSEL_ITEMS } from './home-limits';

const HOME_GROUP = 'm_home';

/** The banners of home, as many as a carousel holds (HOME-02, CONST-60). */
export function homeBanners(banners: readonly Banner[]): Banner[] {
  return banners.filter(({ groupName, url }) => groupName === HOME_GROUP && url).slice(0, CAROUSEL_ITEMS);
}
