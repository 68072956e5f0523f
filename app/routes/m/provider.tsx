import { createFileRoute } from '@tanstack/react-router';
import { loadProviders } from '../../features/games/vendors/load-centre';
import { ProviderScreen } from '../../features/games/vendors/provider-screen';
import { MainLayout } from '../../shell/main-layout';
import { MenuButton } from '../../shell/menu-button';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/provider')({
  loader: loadProviders,
  head: routeHead('/m/provider'),
  component: Providers,
});

function Providers() {
  return (
    <MainLayout header={<PageHeader end={<MenuButton />} />}>
      <ProviderScreen />
    </MainLayout>
  );
}
