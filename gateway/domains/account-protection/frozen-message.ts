import type { Wording } from '../../db/schema/content';
import type { Language } from '../../platform/language';

/** What the inbox says once a member has objected to a change: it may have been somebody else who reads the mails. */
export const FROZEN: Record<Language, Wording> = {
  vi: {
    title: 'Tài khoản của bạn đang được bảo vệ',
    content:
      '<p>Có người đã mở liên kết trong tin nhắn bảo mật và báo rằng một thay đổi không phải do bạn thực hiện. ' +
      'Mọi thiết bị đã bị đăng xuất; thay đổi về bảo mật, rút tiền và chuyển tiền bị chặn trong 72 giờ.</p>' +
      '<p>Hãy kiểm tra <a href="/m/securityCenter">trung tâm bảo mật</a> và ' +
      '<a href="/m/support">liên hệ với chúng tôi</a>.</p>',
  },
  en: {
    title: 'Your account is being protected',
    content:
      '<p>Somebody opened the link of a security message and said that a change was not made by you. ' +
      'Every device was signed out; security changes, withdrawals and transfers are blocked for 72 hours.</p>' +
      '<p>Look through the <a href="/m/securityCenter">security centre</a> and ' +
      '<a href="/m/support">get in touch with us</a>.</p>',
  },
};
