import { createFileRoute, redirect } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../../features/account/change-password/change-password-screen';
import { m } from '../../paraglide/messages.js';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/changePsw')({
  beforeLoad: ({ context: { session } }) => {
    if (!session) throw redirect({ to: '/m/home', replace: true });
  },
  head: routeHead('/m/changePsw', m.change_password_description),
  component: ChangePasswordScreen,
});
