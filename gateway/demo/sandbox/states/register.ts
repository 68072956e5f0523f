import { randomInt } from 'node:crypto';
import type { RegisterField } from '@/contracts/register/register-fields';
import { addAgentLink } from '@/gateway/db/affiliate-links';
import { saveAffiliate } from '@/gateway/db/affiliates';
import { updateMerchant } from '@/gateway/db/merchants';
import type { Merchant } from '@/gateway/db/schema';
import { MOST_LINKS, newLinkCode } from '@/gateway/domains/affiliate/links';
import { seedAffiliates } from '@/gateway/seed/affiliates';
import {
  CAPTCHA_REGISTER_RULES,
  DEMO_REGISTER_RULES,
  EVERY_REGISTER_RULE,
  REQUIRED_REGISTER_RULE,
} from '@/gateway/seed/register-rules';
import { SandboxError } from '../command';
import { freshMember, STATE_MERCHANT } from '../state-member';
import type { Handlers } from './handlers';
import { memberOf, type Row } from './row';

const HOST = 'hoadang.example.com';
/** Where the visitors of an invitation are. */
const INVITED_TO = 'play.example.org';
const AGENT = 1;

const { mobileNum: _, verificationCode: __, ...REQUIRED_BUT_NUMBER } = REQUIRED_REGISTER_RULE;

/** What the demo's merchant asks for in each case. */
const ASKED = {
  usual: {},
  captcha: { registerRules: CAPTCHA_REGISTER_RULES },
  least: without('captcha', 'confirmPassword', 'verificationCode'),
  code: without('captcha', 'password', 'confirmPassword'),
  every: { registerRules: EVERY_REGISTER_RULE },
  all: { registerRules: REQUIRED_REGISTER_RULE },
  allButNumber: { registerRules: REQUIRED_BUT_NUMBER },
  recommender: {
    registerRules: { ...DEMO_REGISTER_RULES, recommenderId: EVERY_REGISTER_RULE.recommenderId },
  },
  shut: {
    registerSettings: { usernameRegister: false, mobileRegister: false, firebaseVerification: false },
  },
} satisfies Record<string, Partial<Merchant>>;

/** Handlers of the states about registrations and the invitations that lead to them. */
export const registerHandlers = {
  registrations: async ({ db, clock }, { ask = 'usual' }) => {
    await seedAffiliates(db, clock.wall());
    if (ask !== 'usual') await updateMerchant(db, STATE_MERCHANT, ASKED[ask]);
    return { registerUrl: HOST, domain: HOST, newPassword: 'Lantern2209' };
  },

  'an invitation': async (row, { by = 'agent', on = 'domain' }) => {
    if (by === 'member') return { code: await addLink(row) };
    const { id: memberId } = await freshMember(row, { type: AGENT });
    const domain = typeof row.values.domain === 'string' ? row.values.domain : INVITED_TO;
    const code = `STATE${randomInt(1e6, 1e7)}`;
    const domains = [on === 'another' ? 'another.example.com' : domain];
    await saveAffiliate(row.db, { merchant: STATE_MERCHANT, code, memberId, domains });
    return { code, affiliateCode: code, domain };
  },
} satisfies Partial<Handlers>;

/** A link of the member's, an agent's; its code. */
async function addLink(row: Row): Promise<string> {
  const code = newLinkCode();
  const named = { code, name: 'Facebook', createdAt: row.clock.now() };
  if (await addAgentLink(row.db, await memberOf(row), named, MOST_LINKS)) return code;
  throw new SandboxError('too many links');
}

/** Registrations that do without these fields, and without work. */
function without(...names: RegisterField[]): Partial<Merchant> {
  const rules = names.map((name) => [name, { ...DEMO_REGISTER_RULES[name], enabled: false }]);
  return { registerRules: { ...DEMO_REGISTER_RULES, ...Object.fromEntries(rules) }, asksForWork: false };
}
