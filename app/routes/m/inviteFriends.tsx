import { createFileRoute } from '@tanstack/react-router';
import { loadReferral } from '../../features/referral/load-referral';
import { referralSearch } from '../../features/referral/referral.search';
import { ReferralScreen } from '../../features/referral/referral-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/inviteFriends')({
  validateSearch: referralSearch,
  loaderDeps: ({ search: { group } }) => ({ group }),
  loader: ({ context: { queryClient, session }, deps }) => loadReferral(queryClient, session, deps),
  component: InviteFriends,
});

function InviteFriends() {
  return (
    <PageFrame>
      <ReferralScreen search={Route.useSearch()} />
    </PageFrame>
  );
}
