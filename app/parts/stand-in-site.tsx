import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { readFlags } from '../../contracts/flags';
import type { SiteSettings } from '../../contracts/site';
import { parseSearch, stringifySearch } from '../lib/links/search-params';
import { LocaleProvider } from '../locale/locale';
import { SCREENS } from '../screens';
import { sessionQuery } from '../session/session.queries';
import { siteQuery } from '../session/site.queries';
import { ToastProvider } from '../shell/toast';
import type { Elements } from '../ui/elements';

const SITE: SiteSettings = {
  brand: 'hoa-dang',
  siteName: 'Hoa Đăng',
  merchantCode: 'hoadang',
  currency: { symbol: '₫' },
  timeZone: 'Asia/Ho_Chi_Minh',
  jurisdiction: { ageLimit: 18, activeConsent: false },
  flags: readFlags({}),
  customerService: [],
  resources: [],
  newMemberCentre: false,
  newMoneyScreens: false,
  imageHosts: { list: [], fallback: '' },
  streamHosts: [],
  gameFrameHosts: [],
  mainDomain: '',
  firebase: null,
  firebaseVerification: false,
  passkeys: false,
  humanVerification: { provider: 'none', siteKey: null },
  nativeAppToken: '',
  furtherRoutes: {},
  rememberSalt: '',
};

/**
 * What parts find around them on the site: its settings, a guest, its addresses, its language and its toasts. Links lead
 * nowhere, and nothing is asked of a gateway.
 */
export function StandInSite({ children }: { children: Elements }) {
  const [{ queryClient, router }] = useState(newSite);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>
        <LocaleProvider>
          <ToastProvider>
            <Suspense>{children}</Suspense>
          </ToastProvider>
        </LocaleProvider>
      </RouterContextProvider>
    </QueryClientProvider>
  );
}

function newSite() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(siteQuery().queryKey, SITE);
  queryClient.setQueryData(sessionQuery().queryKey, null);
  const root = createRootRoute();
  root.addChildren(Object.keys(SCREENS).map((path) => createRoute({ getParentRoute: () => root, path })));
  const history = createMemoryHistory({ initialEntries: ['/m/home'] });
  return { queryClient, router: createRouter({ routeTree: root, history, parseSearch, stringifySearch }) };
}
