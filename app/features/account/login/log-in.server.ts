import { isAgent } from '@/app/session/member-types';
import { type ErrorCode, GatewayError } from '@/contracts/errors';
import type { InputOf, ResponseOf } from '@/contracts/operation';
import { logIn } from '@/contracts/session/log-in';
import { logOut } from '@/contracts/session/log-out';
import type { SessionInfo } from '@/contracts/session/session-info';
import type { SiteContext } from '@/contracts/site';
import { normaliseMobile } from '../phone/normalise-mobile.server';
import { refuseUnproved } from '../verification/refuse-unproved.server';
import { carryOverFavourites } from './carry-over-favourites.server';
import type { Credentials } from './credentials';

type Site = Pick<
  SiteContext,
  | 'session'
  | 'callGateway'
  | 'callAs'
  | 'captchaId'
  | 'deviceMark'
  | 'openSession'
  | 'refuseSession'
  | 'runInBackground'
> &
  Parameters<typeof refuseUnproved>[0];

/**
 * Logs in at the gateway and opens the session here. A login on the agent page that turns out to be no agent's is
 * logged out again and leaves nothing (ROLE-36, ROLE-37, ROLE-48).
 * @throws GatewayError
 */
export async function openLogin(site: Site, credentials: Credentials): Promise<SessionInfo> {
  // A gateway that has asked for neither has no reason to doubt.
  if (credentials.captcha || credentials.work || credentials.workInstead)
    await refuseUnproved(site, credentials);
  const captchaId = credentials.captcha ? await site.captchaId() : undefined;
  const deviceMark = await site.deviceMark();
  const login = await site.callGateway(logIn, { ...payloadOf(credentials, captchaId), deviceMark });
  if (credentials.agent && !isAgent(login)) {
    site.refuseSession(login.token);
    throw new GatewayError('login.not.agent');
  }
  return admit(site, login);
}

/** What came of a login with a password that was just set. */
export type FirstLogin = {
  session: SessionInfo | null;
  /** Why there is none. */
  refusal?: ErrorCode;
};

/** A login with a password that was just set: one that fails takes nothing back, and tells why (FORGOT-26, REG-43). */
export async function firstLogin(login: Promise<SessionInfo>): Promise<FirstLogin> {
  try {
    return { session: await login };
  } catch (error) {
    return { session: null, refusal: error instanceof GatewayError ? error.code : 'unknown' };
  }
}

/**
 * Opens the session of a login. Whoever logs in over another account leaves that one for good (SESS-44), a trial with
 * its favourites.
 */
export async function admit(
  site: Pick<Site, 'session' | 'callGateway' | 'callAs' | 'openSession' | 'runInBackground'>,
  { deviceMark, ...login }: ResponseOf<typeof logIn>,
): Promise<SessionInfo> {
  await carryOverFavourites(site, login.token);
  if (site.session) site.runInBackground(site.callGateway(logOut, {}));
  return site.openSession({
    ...login,
    firstTimeLogin: login.firstTimeLogin ?? false,
    deviceMark: deviceMark ?? undefined,
  });
}

/**
 * The login payload of each type; absent values are left out (LOGIN-63 to LOGIN-72).
 * @throws GatewayError `mobile.invalid` for a number that cannot exist
 */
export function payloadOf(credentials: Credentials, captchaId: string | undefined): InputOf<typeof logIn> {
  const { captcha, work, workInstead, agent } = credentials;
  return { ...proofOf(credentials), captcha, captchaId, work, workInstead, agent };
}

function proofOf(credentials: Credentials): InputOf<typeof logIn> {
  switch (credentials.type) {
    case 'username': {
      const { username, password } = credentials;
      return { type: 'username', username, password };
    }
    case 'sms': {
      const { mobileNum, countryDialingCode } = normaliseMobile(credentials);
      return { type: 'sms', username: mobileNum, password: credentials.verificationCode, countryDialingCode };
    }
    case 'firebase': {
      const { firebaseChannel, firebaseIdToken, mobile } = credentials;
      const number = mobile && normaliseMobile(mobile);
      return {
        type: 'firebase',
        firebaseChannel,
        firebaseIdToken,
        firebaseMobileNo: number?.mobileNum,
        countryDialingCode: number?.countryDialingCode,
      };
    }
  }
}
