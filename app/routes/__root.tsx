import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AuthDialog } from '../features/account/auth-dialog';
import { FirstLogin } from '../features/account/first-login';
import { useKeptPresetCodes } from '../features/account/register/use-kept-preset-codes';
import { OldIos } from '../features/download/old-ios';
import { authSearch } from '../lib/links/auth-search';
import { useFirstInteraction, useLazyPart, usePageIdle } from '../lib/loading/use-lazy-part';
import { wasGameOpened } from '../lib/storage/game-opened';
import { memberOf } from '../session/member-of';
import { getsAgreementPrompts } from '../session/member-types';
import { sessionQuery, useSession } from '../session/session.queries';
import { siteQuery, useSite } from '../session/site.queries';
import { PageDocument } from '../shell/page-document';
import { pageHead } from '../shell/page-head';
import { guardScreen } from '../shell/screen-guard';

const loadAnnouncement = () =>
  import('../features/login-announcement/login-announcement').then(
    ({ LoginAnnouncement }) => LoginAnnouncement,
  );
const loadSignedIn = () => import('../features/account/signed-in/signed-in').then(({ SignedIn }) => SignedIn);
const loadPrompts = () =>
  import('../features/agent/prompts/agreement-prompts').then(({ AgreementPrompts }) => AgreementPrompts);
const loadOffer = () =>
  import('../features/download/download-offer').then(({ DownloadOffer }) => DownloadOffer);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The dialog that is open over the page: one at a time, and back closes it (LOGIN-45).
  validateSearch: authSearch,
  beforeLoad: async ({ context: { queryClient }, location, matches }) => {
    const session = await queryClient.ensureQueryData(sessionQuery());
    const site = await queryClient.ensureQueryData({ ...siteQuery(), revalidateIfStale: true });
    for (const page of matches.slice(-1)) guardScreen(page, location, { session, site });
    return { session: memberOf(session, site), site };
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
      <SelfOpening covered={auth !== undefined} />
    </>
  );
}

// What opens by itself waits until the page has come to rest, its files as well; what the visitor need not see at once,
// until they do something.
function SelfOpening({ covered }: { covered: boolean }) {
  const rested = usePageIdle();
  const stirred = useFirstInteraction();
  const { flags } = useSite();
  // The first tap may call the server.
  useEffect(() => {
    if (stirred) import('@tanstack/react-start/client-rpc').catch(() => undefined);
  }, [stirred]);
  const comesFromGame = useLocation({
    select: ({ pathname }) => pathname === '/m/home' && rested && wasGameOpened(),
  });
  // A login may come before the files of what tells of the last one.
  const session = useSession();
  const [atFirst] = useState(session?.id);
  const Announcement = useLazyPart(loadAnnouncement, stirred || (rested && flags.ANNOUNCENOW3));
  const Offer = useLazyPart(loadOffer, rested && (comesFromGame || flags.OFFERAPPNOW3));
  const SignedIn = useLazyPart(loadSignedIn, session !== null && (rested || session.stays === true));
  const prompted = getsAgreementPrompts(session) ? session : null;
  const Prompts = useLazyPart(loadPrompts, rested && prompted !== null);
  return (
    <>
      {Prompts && prompted && <Prompts key={prompted.id} sessionId={prompted.id} covered={covered} />}
      {Announcement && <Announcement covered={covered} atFirst={atFirst} />}
      {Offer && <Offer />}
      {SignedIn && <SignedIn atFirst={atFirst} />}
    </>
  );
}
