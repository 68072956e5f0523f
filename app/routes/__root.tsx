import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { AuthDialog } from '../features/account/auth-dialog';
import { FirstLogin } from '../features/account/first-login';
import { useKeptPresetCodes } from '../features/account/register/use-kept-preset-codes';
import { DownloadOffer } from '../features/download/download-offer';
import { OldIos } from '../features/download/old-ios';
import { LoginAnnouncement } from '../features/login-announcement/login-announcement';
import { authSearch } from '../lib/auth-search';
import { sessionQuery } from '../session/session.queries';
import { siteQuery } from '../session/site.queries';
import { PageDocument, pageHead } from '../shell/page-document';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The dialog that is open over the page: one at a time, and back closes it (LOGIN-45).
  validateSearch: authSearch,
  beforeLoad: async ({ context: { queryClient } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery());
    const site = await queryClient.ensureQueryData({ ...siteQuery(), revalidateIfStale: true });
    return { session, site };
  },
  head: ({ match, matches }) => pageHead(match.context.site, matches),
  shellComponent: PageDocument,
  component: Page,
});

function Page() {
  const { auth } = Route.useSearch();
  useKeptPresetCodes();
  return (
    <>
      <OldIos />
      <Outlet />
      <AuthDialog open={auth} />
      <FirstLogin />
      <LoginAnnouncement covered={auth !== undefined} />
      <DownloadOffer />
    </>
  );
}
