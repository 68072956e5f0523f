import chunks from 'virtual:locale-chunks';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import * as v from 'valibot';
import { themeColor } from '../brand/theme-color';
import { AuthDialog } from '../features/login/auth-dialog';
import { getLocale } from '../paraglide/runtime.js';
import { sessionQuery } from '../session/session.queries';
import { siteQuery, useSite } from '../session/site.queries';
import { languageOf } from '../shell/languages';
import { LocaleProvider } from '../shell/locale';
import { SessionWatch } from '../shell/session-watch';
import { ToastProvider } from '../shell/toast';
import '../brand/base.css';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The dialog that is open over the page: one at a time, and back closes it (LOGIN-45).
  validateSearch: v.object({ auth: v.optional(v.fallback(v.optional(v.literal('login')), undefined)) }),
  beforeLoad: async ({ context: { queryClient } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery());
    const site = await queryClient.ensureQueryData({ ...siteQuery(), revalidateIfStale: true });
    return { session, site };
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: themeColor(match.context.site.brand) },
      { title: match.context.site.siteName },
    ],
    links: [
      { rel: 'icon', href: '/art/logo.svg', type: 'image/svg+xml' },
      ...(chunks[getLocale()] ?? []).map((href) => ({ rel: 'modulepreload', href })),
    ],
  }),
  component: Page,
});

function Page() {
  const { tag, rtl } = languageOf(getLocale());
  const { brand } = useSite();
  const { auth } = Route.useSearch();
  return (
    <html lang={tag} dir={rtl ? 'rtl' : 'ltr'} data-locale={tag} data-brand={brand}>
      <head>
        <HeadContent />
      </head>
      <body>
        <LocaleProvider>
          <ToastProvider>
            <SessionWatch />
            <Outlet />
            <AuthDialog open={auth} />
          </ToastProvider>
        </LocaleProvider>
        <Scripts />
      </body>
    </html>
  );
}
