import { createFileRoute } from '@tanstack/react-router';
import { InboxScreen } from '../../features/inbox/inbox-screen';
import { MessageTabs } from '../../features/notices/message-tabs';
import { requireSession } from '../../lib/require-session';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';
import { StackedParts } from '../../ui/stacked-parts';

export const Route = createFileRoute('/m/webEmail')({
  beforeLoad: requireSession,
  loader: async ({ context: { queryClient, session } }) => {
    if (isTrial(session)) return;
    const { inboxQuery } = await import('../../features/inbox/inbox.queries');
    const loaded = queryClient.prefetchInfiniteQuery(inboxQuery());
    if (typeof window === 'undefined') await loaded;
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const description = m.messages_description({ siteName });
    return { meta: pageMeta({ siteName, title: documentTitle('/m/webEmail', siteName), description }) };
  },
  component: () => (
    <MainLayout header={<PageHeader />}>
      <StackedParts>
        <MessageTabs />
        <InboxScreen />
      </StackedParts>
    </MainLayout>
  ),
});
