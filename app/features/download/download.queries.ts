import { queryOptions } from '@tanstack/react-query';
import { getAnnouncements } from '../../../contracts/content/announcements';
import { gateway } from '../../lib/gateway';
import { LOCALISED } from '../../locale/locale';

/** The banner at the head of the download screen, null when there is none (ENT-49, ENT-50). */
export function downloadBannerQuery() {
  return queryOptions({
    queryKey: ['download', 'banner', LOCALISED],
    queryFn: async ({ signal }) => {
      const { banners } = await gateway(getAnnouncements, { types: 'B', groupName: 'm_download' }, signal);
      const banner = (banners ?? []).find(({ groupName, url }) => groupName === 'm_download' && url);
      return banner ? { url: banner.url, title: banner.title ?? '' } : null;
    },
    staleTime: 60_000,
  });
}
