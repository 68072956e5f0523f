import { createFileRoute } from '@tanstack/react-router';
import { StaySetting } from '../../features/account/signed-in/stay-setting';
import { contactChoicesQuery } from '../../features/settings/settings.queries';
import { SettingsScreen } from '../../features/settings/settings-screen';
import { warmQueries } from '../../lib/calls/warm-queries';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/set')({
  loader: async ({ context: { queryClient, session } }) => {
    if (session) await warmQueries(queryClient, [contactChoicesQuery()]);
  },
  component: () => (
    <PageFrame>
      <SettingsScreen stay={<StaySetting />} />
    </PageFrame>
  ),
});
