import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { parseSearch, stringifySearch } from '../../app/lib/links/search-params';
import { LocaleProvider } from '../../app/locale/locale';
import { sessionQuery } from '../../app/session/session.queries';
import { siteQuery } from '../../app/session/site.queries';
import { ToastProvider } from '../../app/shell/toast';
import { readFlags, type SiteFlag } from '../../contracts/flags';
import type { SessionInfo } from '../../contracts/session/session-info';
import type { SiteSettings } from '../../contracts/site';

/** The addresses of the site's screens, as the files of the routes name them; none of these is loaded. */
const SCREENS = Object.keys(import.meta.glob('../../app/routes/m/**/*.tsx')).map((file) =>
  file.replace(/^.*\/routes|\.tsx$/g, '').replaceAll(/[[\]]/g, ''),
);

export type Visit = {
  /** A guest by default. */
  session?: { type: number; trial?: boolean } | null;
  /** Flags that are on. */
  flags?: readonly SiteFlag[];
  site?: Partial<SiteSettings>;
  /** Responses of the gateway by their query key, so that nothing is asked for. */
  answers?: readonly (readonly [queryKey: readonly unknown[], answer: unknown])[];
  /** The address in the browser's bar; home by default. */
  at?: string;
  /** Screens that the site does not have yet. */
  further?: readonly string[];
};

/**
 * Renders a part of the site as a visitor sees it, on a router that knows the site's screens and no others; its history
 * tells where the part leads.
 */
export async function renderOnSite(part: ReactNode, visit: Visit = {}) {
  const root = createRootRoute();
  const paths = [...SCREENS, ...(visit.further ?? [])];
  root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path })));
  const history = createMemoryHistory({ initialEntries: [visit.at ?? '/m/home'] });
  const router = createRouter({ routeTree: root, history, parseSearch, stringifySearch });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(sessionQuery().queryKey, visit.session ? sessionOf(visit.session) : null);
  client.setQueryData(siteQuery().queryKey, siteOf(visit));
  for (const [key, answer] of visit.answers ?? []) client.setQueryData(key, answer);
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>
          <LocaleProvider>
            <ToastProvider>
              <Suspense>{part}</Suspense>
            </ToastProvider>
          </LocaleProvider>
        </RouterContextProvider>
      </QueryClientProvider>,
    );
  });
  return { history };
}

/** A wrapper in which parts have a router of the test's own, of which they ask no more than it has. */
export function onRouter(router: object) {
  const given = { options: {}, ...router } as never;
  return ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={given}>{children}</RouterContextProvider>
  );
}

function sessionOf(session: { type: number; trial?: boolean }): SessionInfo {
  return { id: 'id', merchantCode: 'hoadang', userName: 'minhan', firstTimeLogin: false, ...session };
}

function siteOf({ flags = [], site }: Visit): SiteSettings {
  const known = {
    siteName: 'Hoa Đăng',
    currency: { symbol: '₫' },
    flags: readFlags(Object.fromEntries(flags.map((flag) => [flag, true]))),
    customerService: [],
    resources: [],
    imageHosts: { list: [], fallback: '' },
    nativeAppToken: '',
  };
  return { ...known, ...site } as unknown as SiteSettings;
}
