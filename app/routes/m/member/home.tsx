import { createFileRoute } from '@tanstack/react-router';
import { warmMember } from '../../../session/member.queries';
import { documentTitle } from '../../../shell/document-title';
import { MainLayout } from '../../../shell/main-layout';
import { PageHeader } from '../../../shell/page-header';

export const Route = createFileRoute('/m/member/home')({
  loader: ({ context: { queryClient } }) => warmMember(queryClient),
  head: ({ match }) => ({ meta: [{ title: documentTitle('/m/member/home', match.context.site.siteName) }] }),
  component: () => (
    <MainLayout header={<PageHeader />}>
      <p />
    </MainLayout>
  ),
});
