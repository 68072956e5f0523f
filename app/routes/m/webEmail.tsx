import { createFileRoute } from '@tanstack/react-router';
import { inboxQuery } from '../../features/inbox/inbox.queries';
import { InboxScreen } from '../../features/inbox/inbox-screen';
import { MessageTabs } from '../../features/notices/message-tabs';
import { isTrial } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';
import { StackedParts } from '../../ui/stacked-parts';

export const Route = createFileRoute('/m/webEmail')({
  loader: async ({ context: { queryClient, session } }) => {
    if (isTrial(session)) return;
    const loaded = queryClient.prefetchInfiniteQuery(inboxQuery());
    if (typeof window === 'undefined') await loaded;
  },
  component: () => (
    <PageFrame>
      <StackedParts>
        <MessageTabs />
        <InboxScreen />
      </StackedParts>
    </PageFrame>
  ),
});
