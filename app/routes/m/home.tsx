import { createFileRoute } from '@tanstack/react-router';
import { warmMember } from '../../session/member.queries';
import { MainLayout } from '../../shell/main-layout';
import { SiteHeader } from '../../shell/site-header';

export const Route = createFileRoute('/m/home')({
  loader: ({ context: { queryClient } }) => warmMember(queryClient),
  component: () => (
    <MainLayout header={<SiteHeader />}>
      <p />
    </MainLayout>
  ),
});
