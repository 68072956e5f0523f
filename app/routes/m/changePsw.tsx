import { createFileRoute, redirect } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../../features/account/change-password/change-password-screen';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/changePsw')({
  beforeLoad: ({ context: { session } }) => {
    if (!session) throw redirect({ to: '/m/home', replace: true });
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const description = m.change_password_description({ siteName });
    return { meta: pageMeta({ siteName, title: documentTitle('/m/changePsw', siteName), description }) };
  },
  component: ChangePasswordScreen,
});
