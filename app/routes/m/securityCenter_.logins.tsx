import { createFileRoute } from '@tanstack/react-router';
import { LoginsScreen } from '../../features/account/security/sessions/logins-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/securityCenter_/logins')({
  component: () => (
    <PageFrame>
      <LoginsScreen />
    </PageFrame>
  ),
});
