import type { Merchant } from '../db/schema';
import type { Language } from '../visit';
import type { Channel } from './contact';

const TEXT: Record<Language, Record<Channel, (site: string, help: string) => string>> = {
  vi: {
    mobile: (site, help) =>
      `${site}: số điện thoại của tài khoản bạn vừa được đổi sang số khác. Nếu không phải bạn, hãy báo ngay tại ${help}`,
    email: (site, help) =>
      `${site}: email của tài khoản bạn vừa được đổi sang địa chỉ khác. Nếu không phải bạn, hãy báo ngay tại ${help}`,
  },
  en: {
    mobile: (site, help) =>
      `${site}: the mobile number of your account was changed to another one. If that was not you, tell us at once: ${help}`,
    email: (site, help) =>
      `${site}: the e-mail address of your account was changed to another one. If that was not you, tell us at once: ${help}`,
  },
};

/** What the contact before is told when another one takes its place; neither the account nor the new contact is named. */
export function contactChangedMessage(
  { name, mainDomain }: Merchant,
  channel: Channel,
  language: Language,
): string {
  return TEXT[language][channel](name, new URL('/m/support', mainDomain).href);
}
