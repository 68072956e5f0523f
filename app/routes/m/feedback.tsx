import { createFileRoute, redirect } from '@tanstack/react-router';
import { FeedbackScreen } from '../../features/feedback/feedback-screen';
import { requireSession } from '../../lib/require-session';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/feedback')({
  beforeLoad: ({ context, location }) => {
    if (!context.site.flags.FEEDBACK3) throw redirect({ to: '/m/support', replace: true });
    requireSession({ context, location });
  },
  head: routeHead('/m/feedback', m.feedback_description),
  component: () => (
    <MainLayout header={<PageHeader />} footer={false}>
      <FeedbackScreen />
    </MainLayout>
  ),
});
