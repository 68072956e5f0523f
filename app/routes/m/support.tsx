import { createFileRoute } from '@tanstack/react-router';
import { SupportScreen } from '../../features/support/support-screen';
import { m } from '../../paraglide/messages.js';
import { BottomNav } from '../../shell/bottom-nav';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/support')({
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const title = documentTitle('/m/support', siteName);
    return { meta: pageMeta({ siteName, title, description: m.support_description({ siteName }) }) };
  },
  component: () => (
    <MainLayout header={<PageHeader />}>
      <SupportScreen />
      <BottomNav />
    </MainLayout>
  ),
});
