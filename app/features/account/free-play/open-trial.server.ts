import { startFreePlay } from '../../../../contracts/session/free-play';
import type { SessionInfo } from '../../../../contracts/session/session-info';
import type { SiteContext } from '../../../../contracts/site';
import type { HumanProof } from '../../../../contracts/verification/send-code';
import { refuseUnproved } from '../verification/refuse-unproved.server';

type Site = Pick<SiteContext, 'session' | 'callGateway' | 'openSession'> &
  Parameters<typeof refuseUnproved>[0];
type Shown = { work?: string } & Partial<HumanProof>;

/**
 * Opens a trial session, its type being the answer's `customerType`. Whoever is signed in already keeps that session
 * (SESS-08 to SESS-13, TRIAL-05, TRIAL-09 to TRIAL-13).
 * @throws GatewayError
 */
export async function openTrial(site: Site, { work, ...proof }: Shown = {}): Promise<SessionInfo> {
  const { session, callGateway, openSession } = site;
  if (session) return session;
  // As at a login: a gateway that has asked for no work has no reason to doubt.
  if (work) await refuseUnproved(site, proof);
  const { token, userName, customerType } = await callGateway(startFreePlay, { work });
  return openSession({ token, userName, type: customerType, firstTimeLogin: false, trial: true });
}
