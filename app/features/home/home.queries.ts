import { queryOptions } from '@tanstack/react-query';
import { lazily } from '../../lib/calls/outcome';
import { LOCALISED } from '../../locale/locale';

const functions = () => import('./home.functions');
const getHomeContent = lazily(functions, (all) => all.getHomeContentFn);

/** Banners, alliance, news, events, videos and charity of home: what is shown of them, and no more (CALL-46). */
export function homeContentQuery() {
  return queryOptions({
    queryKey: ['home', 'content', LOCALISED],
    queryFn: ({ signal }) => getHomeContent({ signal }),
    staleTime: 60_000,
  });
}
