import type { RegisterField } from '../../contracts/register/register-fields';
import { getRegisterRules } from '../../contracts/register/register-rules';
import type { RegisterRules } from '../db/schema';

/** What the demo site asks for: no captcha, for a registration takes work (078). The other fields have rules as well, for the day they are enabled. */
const ASKED = new Set<RegisterField>([
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'nickname',
  'birthday',
  'affiliateCode',
]);

const EVERY = Object.entries(getRegisterRules.example.output);

/** The demo site's rule for every field. */
export const DEMO_REGISTER_RULES: RegisterRules = Object.fromEntries(
  EVERY.map(([field, rule]) => [field, { ...rule, enabled: ASKED.has(field as RegisterField) }]),
);

/** The demo site's, with a captcha besides. */
export const CAPTCHA_REGISTER_RULES: RegisterRules = {
  ...DEMO_REGISTER_RULES,
  ...Object.fromEntries(EVERY.filter(([field]) => field === 'captcha')),
};

/** Every field enabled and required: who reads one under another name, misses it. */
export const REQUIRED_REGISTER_RULE: RegisterRules = Object.fromEntries(
  EVERY.map(([field, rule]) => [field, { ...rule, required: true }]),
);

/** Every field enabled, as the contracts' provider states want it. */
export const EVERY_REGISTER_RULE: RegisterRules = Object.fromEntries(EVERY);
