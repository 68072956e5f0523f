import type { Member } from '../../db/schema';
import type { CodeKey } from '../../db/verification-codes';

export type Channel = 'mobile' | 'email';

/** A member's own number, as in `+84912345678`, or e-mail address; null without one. */
export function contactOf(
  { countryDialingCode, mobileNum, email }: Pick<Member, 'countryDialingCode' | 'mobileNum' | 'email'>,
  channel: Channel,
): string | null {
  if (channel === 'email') return email;
  return mobileNum && `+${countryDialingCode}${mobileNum}`;
}

/** What a code for a change of contact is bound to: the member that asked for it, and where it went. */
export function contactKey({ id, merchant }: Pick<Member, 'id' | 'merchant'>, recipient: string): CodeKey {
  return { merchant, purpose: `contact:${id}`, mobile: recipient };
}

/** A number by its beginning and its last three digits (ACC-18). */
export function maskedMobile({ countryDialingCode, mobileNum }: Member): string | null {
  if (!mobileNum) return null;
  return `+${countryDialingCode} ${mobileNum.slice(0, 2)}•••• ${mobileNum.slice(-3)}`;
}

/** An e-mail address by its first letter and its domain (ACC-18). */
export function maskedEmail({ email }: Pick<Member, 'email'>): string | null {
  return email?.replace(/^([\s\S])[\s\S]*@/u, '$1•••••@') ?? null;
}
