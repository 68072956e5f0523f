import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { LoginScreen } from '../../features/account/login/login-screen';
import { m } from '../../paraglide/messages.js';
import { isAgent } from '../../session/member-types';
import { documentTitle } from '../../shell/document-title';
import { pageMeta } from '../../shell/page-meta';

/** Where agents go; the agent home takes its place when it exists (ROUTE-02). */
const AGENT_HOME = '/m/home';

export const Route = createFileRoute('/m/agent')({
  beforeLoad: ({ context: { session } }) => {
    if (isAgent(session)) throw redirect({ to: AGENT_HOME, replace: true });
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const description = m.agent_description({ siteName });
    return { meta: pageMeta({ siteName, title: documentTitle('/m/agent', siteName), description }) };
  },
  component: Agent,
});

function Agent() {
  const router = useRouter();
  return <LoginScreen agent onLoggedIn={() => router.navigate({ to: AGENT_HOME, replace: true })} />;
}
