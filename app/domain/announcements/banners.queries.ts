import { queryOptions } from '@tanstack/react-query';
import { type BANNER_GROUPS, getAnnouncements } from '@/contracts/content/announcements';
import { gateway } from '../../lib/calls/gateway';
import { LOCALISED } from '../../locale/locale';

const FRESH = 60_000;

/** A place that banners are made for (ENT-36 to ENT-50). */
export type BannerGroup = (typeof BANNER_GROUPS)[number];

/** The banners of a place, in the operator's order. */
export function bannersQuery(groupName: BannerGroup) {
  return queryOptions({
    queryKey: ['banners', groupName, LOCALISED],
    queryFn: async ({ signal }) => {
      const { banners } = await gateway(getAnnouncements, { types: 'B', groupName }, signal);
      return (banners ?? []).filter((one) => one.groupName === groupName && one.url);
    },
    staleTime: FRESH,
  });
}
