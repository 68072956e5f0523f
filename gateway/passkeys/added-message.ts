import type { Wording } from '../db/schema/content';
import type { Language } from '../visit';

/** What the inbox says when a passkey was added: it may not have been the member. Its name, which is anybody's text, stays out. */
export const PASSKEY_ADDED: Record<Language, Wording> = {
  vi: {
    title: 'Khóa truy cập mới trong tài khoản của bạn',
    content:
      '<p>Một khóa truy cập vừa được thêm vào tài khoản của bạn; ai giữ nó có thể đăng nhập.</p>' +
      '<p>Nếu không phải bạn, hãy gỡ nó trong <a href="/m/securityCenter">trung tâm bảo mật</a>, ' +
      '<a href="/m/changePsw">đổi mật khẩu</a> và <a href="/m/support">báo ngay cho chúng tôi</a>.</p>',
  },
  en: {
    title: 'A new passkey for your account',
    content:
      '<p>A passkey was just added to your account; whoever has it can log in.</p>' +
      '<p>If that was not you, remove it in the <a href="/m/securityCenter">security centre</a>, ' +
      '<a href="/m/changePsw">change your password</a> and <a href="/m/support">tell us at once</a>.</p>',
  },
};
