import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { getAffiliateCode } from '../../../../contracts/affiliate/affiliate-code';
import { checkAffiliate } from '../../../../contracts/affiliate/check-affiliate';
import { register, registerInput } from '../../../../contracts/member/register';
import type { InputOf, Operation } from '../../../../contracts/operation';
import { getRegisterRules } from '../../../../contracts/register/register-rules';
import { getRegisterSettings } from '../../../../contracts/register/register-settings';
import { logIn } from '../../../../contracts/session/log-in';
import type { SessionInfo } from '../../../../contracts/session/session-info';
import { checked, outcomeOf } from '../../../lib/outcome';
import { siteContext } from '../../../lib/site-context';
import { normaliseMobile } from '../phone/normalise-mobile.server';

/** What the form sends; the edge knows the host, the main domain and the captcha's id. */
const requestSchema = v.object({
  ...v.omit(registerInput, ['registerUrl', 'domain', 'type', 'captchaId']).entries,
  /** The invitation code came with the address or its domain, so the form does not check it (REG-60, REG-61). */
  codeIsPreset: v.boolean(),
});
export type RegisterRequest = v.InferInput<typeof requestSchema>;

/**
 * Opens an account and logs in to it at once (REG-43, REG-60, REG-66, REG-75 to REG-104). The session is null where
 * the account is there but cannot be logged in to yet. Passwords leave the edge encrypted only.
 */
export const registerFn = createServerFn({ method: 'POST' })
  .validator((data: RegisterRequest) => data)
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { callGateway, captchaId, hostname, site } = siteContext();
      const { codeIsPreset, ...fields } = checked(requestSchema, data);
      const mobile = mobileOf(fields);
      if (fields.affiliateCode && !codeIsPreset) {
        await callGateway(checkAffiliate, { code: fields.affiliateCode, domain: hostname });
      }
      await callGateway(register, {
        ...fields,
        ...mobile,
        captchaId: fields.captcha ? await captchaId() : undefined,
        registerUrl: hostname,
        domain: site.mainDomain || hostname,
        type: 0,
      });
      return { session: await logInTo({ ...fields, ...mobile }) };
    }),
  );

/** The invitation code that the domain in the address bar brings with it, or null (REG-67). */
export const domainCodeFn = createServerFn({ method: 'GET' }).handler(() =>
  outcomeOf(async () => {
    const { callGateway, hostname } = siteContext();
    return (await callGateway(getAffiliateCode, { domain: hostname })).code;
  }),
);

type Account = Pick<InputOf<typeof register>, 'username' | 'password' | 'mobileNum' | 'countryDialingCode'>;

function mobileOf({ mobileNum, countryDialingCode = '' }: Account) {
  if (!mobileNum) return { mobileNum: undefined, countryDialingCode: undefined };
  return normaliseMobile({ mobileNum, countryDialingCode });
}

/** A failed login takes nothing back of the registration: the new member goes to the login page instead (REG-43). */
async function logInTo(account: Account): Promise<SessionInfo | null> {
  const { username = account.mobileNum, password, countryDialingCode } = account;
  if (!username || !password) return null;
  const { callGateway, openSession } = siteContext();
  try {
    const login = await callGateway(logIn, {
      username,
      password,
      type: 'username',
      countryDialingCode: account.username ? undefined : countryDialingCode,
    });
    return await openSession({ ...login, firstTimeLogin: login.firstTimeLogin ?? false });
  } catch {
    return null;
  }
}

/**
 * Rules and settings as they are at the gateway now, past the shared cache: for a form that met a rule it does not
 * know (REG-12).
 */
export const freshRulesFn = createServerFn({ method: 'POST' }).handler(() =>
  outcomeOf(async () => {
    const { callGateway } = siteContext();
    const [rules, settings] = await Promise.all([
      callGateway(uncached(getRegisterRules), {}),
      callGateway(uncached(getRegisterSettings), {}),
    ]);
    return { rules, settings };
  }),
);

function uncached<Op extends Operation>(operation: Op): Op {
  return { ...operation, sharedCache: undefined, limit: { bucket: 'lookup' } };
}
