import type { ErrorCode } from '@/contracts/errors';
import { REGISTER_FIELDS, type RegisterField } from '@/contracts/register/register-fields';
import type { FormField } from './register-form-fields';
import type { RegisterValues } from './register-rules';

type Context = { fields: readonly FormField[]; values: RegisterValues };

const OWN_FIELD: Partial<Record<ErrorCode, RegisterField>> = {
  'account.exists': 'username',
  'captcha.wrong': 'captcha',
  'verification.code.wrong': 'verificationCode',
  'verification.code.expired': 'verificationCode',
  'firebase.failed': 'verificationCode',
  'mobile.invalid': 'mobileNum',
  'mobile.country.closed': 'mobileNum',
  'affiliate.code.invalid': 'affiliateCode',
  'agent.link.invalid': 'affiliateCode',
  'referrer.invalid': 'recommenderId',
  'age.too.young': 'birthday',
};

/**
 * The field that a refusal of the registration is about, or null when it is about the whole, or about a field that the
 * form does not show: then the notice above the form says it (REG-71, REG-73, ERR-47).
 */
export function refusedField(code: ErrorCode, named: unknown, context: Context): RegisterField | null {
  const field = toField(named) ?? OWN_FIELD[code] ?? (code === 'account.in.use' ? inUse(context) : null);
  return field && context.fields.some(({ name }) => name === field) ? field : null;
}

/** The preset of the address that a refusal makes worthless (ERR-58). */
export function refusedPreset(code: ErrorCode): 'affiliateCode' | 'recommenderId' | null {
  if (code === 'agent.link.invalid' || code === 'affiliate.code.invalid') return 'affiliateCode';
  return code === 'referrer.invalid' ? 'recommenderId' : null;
}

const BEFORE_THE_CALL: readonly ErrorCode[] = [
  'mobile.invalid',
  'mobile.country.closed',
  'firebase.failed',
  'rate.limited',
  'request.invalid',
  'gateway.unavailable',
  'gateway.timeout',
];

/** Whether the gateway looked at the captcha before it refused: an answer counts once. */
export function spendsCaptcha(code: ErrorCode, codeIsPreset: boolean): boolean {
  const isCodeCheck = code === 'affiliate.code.invalid' || code === 'agent.link.invalid';
  return !BEFORE_THE_CALL.includes(code) && (codeIsPreset || !isCodeCheck);
}

function toField(named: unknown): RegisterField | null {
  return REGISTER_FIELDS.find((name) => name === named) ?? null;
}

// What another account may have already: the number, else the e-mail.
function inUse({ fields, values }: Context): RegisterField | null {
  const filled = (name: RegisterField) => fields.some((field) => field.name === name) && values[name] !== '';
  return (['mobileNum', 'email'] as const).find(filled) ?? null;
}
