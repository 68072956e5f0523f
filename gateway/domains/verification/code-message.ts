import type { Merchant } from '../../db/schema';
import type { Language } from '../../platform/language';

const TEXT: Record<Language, (site: string, code: string) => string> = {
  vi: (site, code) =>
    `${site}: mã xác minh của bạn là ${code}, có hiệu lực trong 5 phút. Không chia sẻ mã này với bất kỳ ai.`,
  en: (site, code) =>
    `${site}: your verification code is ${code}. It works for 5 minutes. Never share it with anyone.`,
};

/** Text of an SMS with a code; by its last line browsers offer the code on the site's own pages only (WebOTP). */
export function codeMessage(merchant: Merchant, code: string, language: Language): string {
  return `${codeMail(merchant, code, language)}\n\n@${new URL(merchant.mainDomain).hostname} #${code}`;
}

/** Text of an e-mail with a code. */
export function codeMail({ name }: Merchant, code: string, language: Language): string {
  return TEXT[language](name, code);
}
