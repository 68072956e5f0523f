import { createFileRoute, redirect } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../../features/account/change-password/change-password-screen';
import { documentTitle } from '../../shell/document-title';

export const Route = createFileRoute('/m/changePsw')({
  beforeLoad: ({ context: { session } }) => {
    if (!session) throw redirect({ to: '/m/home', replace: true });
  },
  head: ({ match }) => ({ meta: [{ title: documentTitle('/m/changePsw', match.context.site.siteName) }] }),
  component: ChangePasswordScreen,
});
