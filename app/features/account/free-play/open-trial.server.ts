import { startFreePlay } from '@/contracts/session/free-play';
import type { SessionInfo } from '@/contracts/session/session-info';
import type { SiteContext } from '@/contracts/site';

/**
 * Opens a trial session, its type being the answer's `customerType`. Whoever is signed in already keeps that session
 * (SESS-08 to SESS-13, TRIAL-05, TRIAL-09 to TRIAL-13).
 * @throws GatewayError
 */
export async function openTrial({
  session,
  callGateway,
  openSession,
}: Pick<SiteContext, 'session' | 'callGateway' | 'openSession'>): Promise<SessionInfo> {
  if (session) return session;
  const { token, userName, customerType } = await callGateway(startFreePlay, {});
  return openSession({ token, userName, type: customerType, firstTimeLogin: false, trial: true });
}
