import { createFileRoute } from '@tanstack/react-router';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';

export const Route = createFileRoute('/m/activity')({
  head: ({ match }) => ({ meta: [{ title: documentTitle('/m/activity', match.context.site.siteName) }] }),
  component: () => (
    <MainLayout header={<PageHeader />}>
      <p />
    </MainLayout>
  ),
});
