import { createFileRoute } from '@tanstack/react-router';
import { SupportScreen } from '../../features/support/support-screen';
import { m } from '../../paraglide/messages.js';
import { BottomNav } from '../../shell/bottom-nav';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/support')({
  head: routeHead('/m/support', m.support_description),
  component: () => (
    <MainLayout header={<PageHeader />}>
      <SupportScreen />
      <BottomNav />
    </MainLayout>
  ),
});
