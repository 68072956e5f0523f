import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { LoginScreen } from '../../features/account/login/login-screen';
import { m } from '../../paraglide/messages.js';
import { isAgent } from '../../session/member-types';
import { routeHead } from '../../shell/route-head';

/** Where agents go; the agent home takes its place when it exists (ROUTE-02). */
const AGENT_HOME = '/m/home';

export const Route = createFileRoute('/m/agent')({
  beforeLoad: ({ context: { session } }) => {
    if (isAgent(session)) throw redirect({ to: AGENT_HOME, replace: true });
  },
  head: routeHead('/m/agent', m.agent_description),
  component: Agent,
});

function Agent() {
  const router = useRouter();
  return <LoginScreen agent onLoggedIn={() => router.navigate({ to: AGENT_HOME, replace: true })} />;
}
