import { queryOptions } from '@tanstack/react-query';
import { getAnnouncements } from '../../../contracts/content/announcements';
import { gateway } from '../../lib/gateway';
import { LOCALISED } from '../../shell/locale';

/** The promotions of the site with their full text (CALL-46, CALL-47). */
export function promotionsQuery() {
  return queryOptions({
    queryKey: ['promotions', LOCALISED],
    queryFn: ({ signal }) => gateway(getAnnouncements, { types: 'PR,H' }, signal),
    staleTime: 60_000,
  });
}
