import { createServerFn } from '@tanstack/react-start';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { getAffiliateCode } from '@/contracts/affiliate/affiliate-code';
import { getRegisterRules } from '@/contracts/register/register-rules';
import { getRegisterSettings } from '@/contracts/register/register-settings';
import { openAccount } from './open-account.server';
import { registerRequestSchema } from './register-schema';

/** Opens an account and logs in to it at once; the session is null where it cannot be logged in to yet (REG-43). */
export const registerFn = createServerFn({ method: 'POST' })
  .validator(inputOf(registerRequestSchema))
  .handler(({ data }) => outcomeOf(async () => openAccount(siteContext(), data())));

/** The invitation code that the domain in the address bar brings with it, or null (REG-67). */
export const domainCodeFn = createServerFn({ method: 'GET' }).handler(() =>
  outcomeOf(async () => {
    const { callGateway, hostname } = siteContext();
    return (await callGateway(getAffiliateCode, { domain: hostname })).code;
  }),
);

/**
 * Rules and settings as they are at the gateway now, past the shared cache: for a form that met a rule it does not
 * know (REG-12).
 */
export const freshRulesFn = createServerFn({ method: 'POST' }).handler(() =>
  outcomeOf(async () => {
    const { callGateway } = siteContext();
    const [rules, settings] = await Promise.all([
      callGateway(getRegisterRules, {}, { uncached: true }),
      callGateway(getRegisterSettings, {}, { uncached: true }),
    ]);
    return { rules, settings };
  }),
);
