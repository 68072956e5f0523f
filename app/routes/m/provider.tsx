import { createFileRoute } from '@tanstack/react-router';
import { loadProviders } from '../../features/games/vendors/load-centre';
import { ProviderScreen } from '../../features/games/vendors/provider-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/provider')({
  loader: loadProviders,
  component: Providers,
});

function Providers() {
  return (
    <PageFrame>
      <ProviderScreen />
    </PageFrame>
  );
}
