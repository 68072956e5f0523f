import { createFileRoute, redirect } from '@tanstack/react-router';
import { ChatScreen } from '../../features/games/live/chat-screen';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/chat')({
  beforeLoad: ({ context }) => {
    if (!context.site.flags.CBS3) throw redirect({ to: '/m/support', replace: true });
  },
  head: routeHead('/m/chat', m.chat_description),
  component: () => (
    <MainLayout header={<PageHeader />} footer={false}>
      <ChatScreen />
    </MainLayout>
  ),
});
