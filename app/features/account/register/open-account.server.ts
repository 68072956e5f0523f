import { checkAffiliate } from '@/contracts/affiliate/check-affiliate';
import { register } from '@/contracts/member/register';
import { logIn } from '@/contracts/session/log-in';
import type { SiteContext } from '@/contracts/site';
import { admit, type FirstLogin, firstLogin } from '../login/log-in.server';
import { normaliseMobile } from '../phone/normalise-mobile.server';
import { refuseUnproved } from '../verification/refuse-unproved.server';
import type { RegisterRequest } from './register-schema';

type Site = Pick<
  SiteContext,
  | 'session'
  | 'callGateway'
  | 'callAs'
  | 'captchaId'
  | 'deviceMark'
  | 'hostname'
  | 'openSession'
  | 'runInBackground'
  | 'verifyHuman'
> & {
  site: Pick<SiteContext['site'], 'mainDomain' | 'humanVerification'>;
};

/**
 * Checks a typed invitation code, opens the account and logs in to it (REG-43, REG-60, REG-66, REG-75 to REG-104).
 * Without a session the account is there but cannot be logged in to yet. Passwords leave the edge encrypted only.
 * @throws GatewayError
 */
export async function openAccount(site: Site, request: RegisterRequest): Promise<FirstLogin> {
  const { callGateway, hostname } = site;
  const { codeIsPreset, verificationProvider, verificationPayload, ...fields } = request;
  await refuseUnproved(site, { verificationProvider, verificationPayload });
  const account = { ...fields, ...mobileOf(fields) };
  if (account.affiliateCode && !codeIsPreset) {
    await callGateway(checkAffiliate, { code: account.affiliateCode, domain: hostname });
  }
  await callGateway(register, {
    ...account,
    captchaId: account.captcha ? await site.captchaId() : undefined,
    registerUrl: hostname,
    domain: site.site.mainDomain || hostname,
    type: 0,
  });
  return logInTo(site, account);
}

type Account = Pick<RegisterRequest, 'username' | 'password' | 'mobileNum' | 'countryDialingCode'>;

function mobileOf({ mobileNum, countryDialingCode = '' }: Account) {
  if (!mobileNum) return { mobileNum: undefined, countryDialingCode: undefined };
  return normaliseMobile({ mobileNum, countryDialingCode });
}

/** A failed login takes nothing back of the registration: the new member goes to the login page instead. */
async function logInTo(site: Site, account: Account): Promise<FirstLogin> {
  const { username = account.mobileNum, password } = account;
  if (!username || !password) return { session: null };
  const input = {
    username,
    password,
    type: 'username',
    deviceMark: await site.deviceMark(),
    countryDialingCode: account.username ? undefined : account.countryDialingCode,
  } as const;
  return firstLogin(site.callGateway(logIn, input).then((login) => admit(site, login)));
}
