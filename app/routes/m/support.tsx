import { createFileRoute } from '@tanstack/react-router';
import { SupportScreen } from '../../features/support/support-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/support')({
  component: () => (
    <PageFrame>
      <SupportScreen />
    </PageFrame>
  ),
});
