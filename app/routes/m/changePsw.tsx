import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../../features/account/change-password/change-password-screen';

export const Route = createFileRoute('/m/changePsw')({
  component: ChangePasswordScreen,
});
