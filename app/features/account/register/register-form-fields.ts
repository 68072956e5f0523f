import type { SiteFlags } from '@/contracts/flags';
import type { ResponseOf } from '@/contracts/operation';
import { REGISTER_FIELDS, type RegisterField } from '@/contracts/register/register-fields';
import type { FieldRule, RegisterRules } from '@/contracts/register/register-rules';
import type { getRegisterSettings } from '@/contracts/register/register-settings';

export type Method = 'username' | 'mobile';
export type RegisterSettings = ResponseOf<typeof getRegisterSettings>;

/** One field of the form with the server's rule for it. */
export type FormField = { name: RegisterField; rule: FieldRule };

type Offer = { rules: RegisterRules; settings: RegisterSettings; flags: SiteFlags };

/**
 * The methods on offer, the default first (REG-04 to REG-08): the flag and the gateway's switch are on, and the field
 * that the method is named after is asked for.
 */
export function methodsOf({ rules, settings, flags }: Offer): Method[] {
  const methods: Method[] = [];
  if (flags.MOBILENUMREG3 && settings.mobileRegister && rules.mobileNum?.enabled) methods.push('mobile');
  if (flags.USERNAMEREG3 && settings.usernameRegister && rules.username?.enabled) methods.push('username');
  return methods;
}

/**
 * The fields of a method, in the order of the form; the server's rules alone say which there are (REG-09 to REG-32).
 * Each method has its own name for the account: where both are on offer, neither asks for the other's.
 */
export function fieldsOf(method: Method, offer: Offer): FormField[] {
  const { rules, flags } = offer;
  const hasNumber = method === 'mobile' || !methodsOf(offer).includes('mobile');
  const hasPassword = rules.password?.enabled === true && (method === 'username' || flags.MOBILENUMPASSREG3);
  const fits: Partial<Record<RegisterField, boolean>> = {
    username: method === 'username',
    mobileNum: hasNumber,
    verificationCode: hasNumber && flags.REGMOBVERF3 && rules.mobileNum?.enabled === true,
    password: hasPassword,
    confirmPassword: hasPassword,
  };
  return REGISTER_FIELDS.flatMap((name) => {
    const rule = rules[name];
    if (!rule?.enabled || fits[name] === false) return [];
    return [{ name, rule: isNeeded(name, method) ? { ...rule, required: true } : rule }];
  });
}

const ALWAYS: readonly RegisterField[] = ['password', 'confirmPassword', 'captcha'];

/** Fields that no registration of the method can do without once they show. */
function isNeeded(name: RegisterField, method: Method): boolean {
  const own = method === 'mobile' ? 'mobileNum' : 'username';
  return name === own || ALWAYS.includes(name);
}
