import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LoginScreen } from '../../features/account/login/login-screen';
import { AGENT_HOME } from '../../screens';

export const Route = createFileRoute('/m/agent')({
  component: Agent,
});

function Agent() {
  const router = useRouter();
  return <LoginScreen agent onLoggedIn={() => router.navigate({ to: AGENT_HOME, replace: true })} />;
}
