import { queryOptions } from '@tanstack/react-query';
import { getAnnouncements } from '../../contracts/content/announcements';
import { gateway } from '../lib/gateway';
import { LOCALISED } from './locale';

/** Banners, promotions and hot items in one call: home and the promotions list share it (CALL-46, CALL-47). */
export function announcementsQuery() {
  return queryOptions({
    queryKey: ['announcements', 'B,PR,H', LOCALISED],
    queryFn: ({ signal }) => gateway(getAnnouncements, { types: 'B,PR,H' }, signal),
    staleTime: 60_000,
  });
}
