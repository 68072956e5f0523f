import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { GatewayError } from '../contracts/errors';
import { siteContext } from './lib/calls/site-context';
import { scrollRestoration } from './lib/links/scroll-restoration';
import { parseSearch, stringifySearch } from './lib/links/search-params';
import { pressedFirst } from './lib/loading/after-paint';
import { type FileRouteTypes, routeTree } from './routeTree.gen';
import type { RoutePath } from './screens';
import { sessionQuery } from './session/session.queries';
import { siteQuery } from './session/site.queries';
import { LoadFailed } from './shell/load-failed';

/** A router and a query cache of its own for each request, so that no player's data meets another's. */
export function getRouter() {
  const queryClient = new QueryClient({
    // Asked without a network too: what the browser says of it is often wrong, a call that fails can be shown, and a
    // write that would wait for it would be done when nobody expects it any more.
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: retryOnce,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
  const nonce = warmFromEdge(queryClient);
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ssr: { nonce },
    scrollRestoration: scrollRestoration(),
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultViewTransition: true,
    defaultErrorComponent: LoadFailed,
    // What goes wrong outside every route is for app/client.tsx: the router's own card says one English sentence.
    disableGlobalCatchBoundary: true,
  });
  router.navigate = pressedFirst(router.navigate) as typeof router.navigate;
  router.preloadRoute = pressedFirst(router.preloadRoute) as typeof router.preloadRoute;
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

// What the edge knows already needs no call: the site's settings and who is signed in.
const warmFromEdge = createIsomorphicFn()
  .server((queryClient: QueryClient): string | undefined => {
    const { site, session, nonce } = siteContext();
    queryClient.setQueryData(siteQuery().queryKey, site);
    queryClient.setQueryData(sessionQuery().queryKey, session);
    return nonce;
  })
  .client((_queryClient: QueryClient): string | undefined => undefined);

function retryOnce(failures: number, error: Error): boolean {
  const worthwhile = error instanceof GatewayError && error.status >= 500;
  return worthwhile && failures < 1 && typeof window !== 'undefined';
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

type Address = FileRouteTypes['fullPaths'];
type None<Missing extends never> = Missing;
/** A route without a row in the table of screens does not compile, nor a row without a route: the error names it. */
export type Missing = [None<Exclude<Address, RoutePath>>, None<Exclude<RoutePath, Address>>];
