import type { Wording } from '../../db/schema/content';
import type { Language } from '../../platform/language';

/** What the inbox says when a synced passkey counted backwards: a sync, mostly, but it may have been a copy. */
export const COUNTER_WENT_BACK: Record<Language, Wording> = {
  vi: {
    title: 'Khóa truy cập của bạn được dùng trên nhiều máy',
    content:
      '<p>Khóa truy cập của bạn vừa được dùng, nhưng số lần dùng mà nó báo thấp hơn lần trước. ' +
      'Điều này thường có khi khóa được đồng bộ sang máy khác của bạn.</p>' +
      '<p>Nếu bạn không vừa đăng nhập hay xác nhận bằng khóa này, hãy gỡ nó trong ' +
      '<a href="/m/securityCenter">trung tâm bảo mật</a>, <a href="/m/changePsw">đổi mật khẩu</a> và ' +
      '<a href="/m/support">báo ngay cho chúng tôi</a>.</p>',
  },
  en: {
    title: 'Your passkey is in use on more than one device',
    content:
      '<p>Your passkey was just used, and counted fewer uses than before. ' +
      'That is usual when it is synced to another device of yours.</p>' +
      '<p>If you have not just logged in or confirmed something with it, remove it in the ' +
      '<a href="/m/securityCenter">security centre</a>, <a href="/m/changePsw">change your password</a> and ' +
      '<a href="/m/support">tell us at once</a>.</p>',
  },
};
