import { createFileRoute, redirect } from '@tanstack/react-router';
import { FeedbackScreen } from '../../features/feedback/feedback-screen';
import { requireSession } from '../../lib/require-session';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/feedback')({
  beforeLoad: ({ context, location }) => {
    if (!context.site.flags.FEEDBACK3) throw redirect({ to: '/m/support', replace: true });
    requireSession({ context, location });
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const description = m.feedback_description({ siteName });
    return { meta: pageMeta({ siteName, title: documentTitle('/m/feedback', siteName), description }) };
  },
  component: () => (
    <MainLayout header={<PageHeader />} footer={false}>
      <FeedbackScreen />
    </MainLayout>
  ),
});
