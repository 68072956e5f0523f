import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/outcome';
import { LOCALISED } from '../../locale/locale';

/** Banners, alliance, news, events, videos and charity of home: what is shown of them, and no more (CALL-46). */
export function homeContentQuery() {
  return queryOptions({
    queryKey: ['home', 'content', LOCALISED],
    queryFn: ({ signal }) =>
      unwrap(import('./home.functions').then(({ getHomeContentFn }) => getHomeContentFn({ signal }))),
    staleTime: 60_000,
  });
}
