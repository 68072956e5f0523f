import { createFileRoute, redirect } from '@tanstack/react-router';
import { FeedbackScreen } from '../../features/feedback/feedback-screen';
import { requireSession } from '../../lib/require-session';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';

export const Route = createFileRoute('/m/feedback')({
  beforeLoad: ({ context, location }) => {
    if (!context.site.flags.FEEDBACK3) throw redirect({ to: '/m/support', replace: true });
    requireSession({ context, location });
  },
  head: ({ match }) => ({ meta: [{ title: documentTitle('/m/feedback', match.context.site.siteName) }] }),
  component: () => (
    <MainLayout header={<PageHeader />} footer={false}>
      <FeedbackScreen />
    </MainLayout>
  ),
});
