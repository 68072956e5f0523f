import { createFileRoute } from '@tanstack/react-router';
import { inboxQuery } from '../../features/inbox/inbox.queries';
import { InboxScreen } from '../../features/inbox/inbox-screen';
import { MessageTabs } from '../../features/notices/message-tabs';
import { requireSession } from '../../lib/require-session';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';
import { StackedParts } from '../../ui/stacked-parts';

export const Route = createFileRoute('/m/webEmail')({
  beforeLoad: requireSession,
  loader: async ({ context: { queryClient, session } }) => {
    if (isTrial(session)) return;
    const loaded = queryClient.prefetchInfiniteQuery(inboxQuery());
    if (typeof window === 'undefined') await loaded;
  },
  head: routeHead('/m/webEmail', m.messages_description),
  component: () => (
    <MainLayout header={<PageHeader />}>
      <StackedParts>
        <MessageTabs />
        <InboxScreen />
      </StackedParts>
    </MainLayout>
  ),
});
