import type { Merchant } from '../../db/schema';
import type { Language } from '../../platform/language';

type Credentials = { account: string; password: string };

const TEXT: Record<Language, (site: string, credentials: Credentials) => string[]> = {
  vi: (site, { account, password }) => [
    `Khôi phục mật khẩu tại ${site}`,
    `Tài khoản: ${account}`,
    `Mật khẩu tạm thời: ${password}`,
    'Mật khẩu này có hiệu lực trong 30 phút và chỉ đăng nhập được một lần; hãy đổi mật khẩu ngay sau khi đăng nhập. Mật khẩu cũ vẫn dùng được cho đến lúc đó.',
    'Nếu bạn không yêu cầu, hãy bỏ qua thư này.',
  ],
  en: (site, { account, password }) => [
    `Your way back in to ${site}`,
    `Account: ${account}`,
    `Temporary password: ${password}`,
    'It works for 30 minutes and for one login; change it as soon as you are in. Until then your old password stays valid.',
    'If you did not ask for this, ignore this mail.',
  ],
};

/** Text of the e-mail that brings a temporary password. */
export function recoveryMessage({ name }: Merchant, credentials: Credentials, language: Language): string {
  return TEXT[language](name, credentials).join('\n\n');
}
