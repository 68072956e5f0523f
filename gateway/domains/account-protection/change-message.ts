import type { Merchant, ProtectionChange } from '../../db/schema';
import type { Wording } from '../../db/schema/content';
import type { Language } from '../../platform/language';
import type { Channel } from './contact';

/** What happened, as a sentence without its end. */
const WHAT: Record<Language, Record<ProtectionChange, string>> = {
  vi: {
    passwordChanged: 'mật khẩu đăng nhập vừa được đổi',
    paymentPasswordSet: 'mật khẩu giao dịch vừa được đặt',
    paymentPasswordChanged: 'mật khẩu giao dịch vừa được đổi',
    questionsSet: 'câu hỏi bảo mật vừa được đặt',
    questionsChanged: 'câu hỏi bảo mật vừa được đổi',
    passkeyAdded: 'một khóa truy cập vừa được thêm',
    passkeyRemoved: 'một khóa truy cập vừa bị gỡ',
    bankCardBound: 'một thẻ ngân hàng vừa được liên kết',
    bankCardUnbound: 'một thẻ ngân hàng vừa bị gỡ',
    mobileProved: 'số điện thoại vừa được xác nhận',
    mobileAdded: 'một số điện thoại vừa được thêm',
    mobileChanged: 'số điện thoại vừa được đổi',
    emailProved: 'địa chỉ email vừa được xác nhận',
    emailAdded: 'một địa chỉ email vừa được thêm',
    emailChanged: 'địa chỉ email vừa được đổi',
  },
  en: {
    passwordChanged: 'your login password was changed',
    paymentPasswordSet: 'a payment password was set',
    paymentPasswordChanged: 'your payment password was changed',
    questionsSet: 'security questions were set',
    questionsChanged: 'your security questions were changed',
    passkeyAdded: 'a passkey was added',
    passkeyRemoved: 'a passkey was removed',
    bankCardBound: 'a bank card was added',
    bankCardUnbound: 'a bank card was removed',
    mobileProved: 'your mobile number was confirmed',
    mobileAdded: 'a mobile number was added',
    mobileChanged: 'your mobile number was changed',
    emailProved: 'your e-mail address was confirmed',
    emailAdded: 'an e-mail address was added',
    emailChanged: 'your e-mail address was changed',
  },
};

const SMS: Record<Language, (site: string, what: string, link: string) => string> = {
  vi: (site, what, link) => `${site}: ${what}. Không phải bạn? Chặn ngay: ${link}`,
  en: (site, what, link) => `${site}: ${what}. Not you? Block it now: ${link}`,
};

const MAIL: Record<
  Language,
  (site: string, what: string, links: { object: string; help: string }) => string[]
> = {
  vi: (site, what, { object, help }) => [
    `${site}: ${what} trong tài khoản của bạn.`,
    'Nếu chính bạn đã làm, bạn không cần làm gì thêm.',
    `Nếu không phải bạn, hãy mở liên kết này và xác nhận: ${object}`,
    'Mọi thay đổi về bảo mật và mọi lệnh rút, chuyển tiền sẽ bị chặn trong 72 giờ, và mọi thiết bị sẽ bị đăng xuất. Liên kết dùng được một lần, trong 7 ngày, không cần đăng nhập.',
    `Sau đó hãy liên hệ với chúng tôi: ${help}`,
  ],
  en: (site, what, { object, help }) => [
    `${site}: ${what} in your account.`,
    'If that was you, there is nothing to do.',
    `If it was not, open this link and confirm: ${object}`,
    'Security changes, withdrawals and transfers are then blocked for 72 hours, and every device is signed out. The link works once, for 7 days, without logging in.',
    `Then get in touch with us: ${help}`,
  ],
};

/** Where what has changed is seen. */
const PLACES: Record<ProtectionChange, string> = {
  passwordChanged: '/m/securityCenter',
  paymentPasswordSet: '/m/securityCenter',
  paymentPasswordChanged: '/m/securityCenter',
  questionsSet: '/m/securityCenter',
  questionsChanged: '/m/securityCenter',
  passkeyAdded: '/m/securityCenter',
  passkeyRemoved: '/m/securityCenter',
  bankCardBound: '/m/bankCards',
  bankCardUnbound: '/m/bankCards',
  mobileProved: '/m/securityCenter/mobile',
  mobileAdded: '/m/securityCenter/mobile',
  mobileChanged: '/m/securityCenter/mobile',
  emailProved: '/m/securityCenter/email',
  emailAdded: '/m/securityCenter/email',
  emailChanged: '/m/securityCenter/email',
};

const INBOX: Record<Language, (what: string, place: string) => Wording> = {
  vi: (what, place) => ({
    title: 'Bảo mật tài khoản vừa thay đổi',
    content:
      `<p>${capital(what)} trong tài khoản của bạn. <a href="${place}">Xem tại đây</a>.</p>` +
      '<p>Nếu không phải bạn, hãy mở liên kết trong tin nhắn hoặc email mà chúng tôi đã gửi đến số điện thoại, ' +
      'địa chỉ đã xác nhận của bạn, <a href="/m/changePsw">đổi mật khẩu</a>, kiểm tra ' +
      '<a href="/m/securityCenter">trung tâm bảo mật</a> và <a href="/m/support">báo ngay cho chúng tôi</a>.</p>',
  }),
  en: (what, place) => ({
    title: 'The security of your account has changed',
    content:
      `<p>${capital(what)} in your account. <a href="${place}">See it here</a>.</p>` +
      '<p>If that was not you, open the link in the SMS or e-mail that we sent to your confirmed contacts, ' +
      '<a href="/m/changePsw">change your password</a>, look through the ' +
      '<a href="/m/securityCenter">security centre</a> and <a href="/m/support">tell us at once</a>.</p>',
  }),
};

/**
 * What the inbox says of a change, in every language. It holds no link to object by: whoever reads it may be the thief.
 */
export function changeNotice(change: ProtectionChange): Record<Language, Wording> {
  const place = PLACES[change];
  return { vi: INBOX.vi(WHAT.vi[change], place), en: INBOX.en(WHAT.en[change], place) };
}

/**
 * What a contact is told of a change, and by which link its member objects: neither the account nor the new value is
 * named. The code stands behind the `#`, which browsers send to nobody. An SMS goes without diacritics: so it is one
 * part of 160 characters (GSM 03.38) where it would be three of 67.
 */
export function changeMessage(
  { name, mainDomain }: Pick<Merchant, 'name' | 'mainDomain'>,
  { change, code, channel }: { change: ProtectionChange; code: string; channel: Channel },
  language: Language,
): string {
  const what = WHAT[language][change];
  const object = new URL(`/m/objection#${code}`, mainDomain).href;
  if (channel === 'mobile') return withoutDiacritics(SMS[language](name, what, object));
  const help = new URL('/m/support', mainDomain).href;
  return MAIL[language](name, what, { object, help }).join('\n\n');
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');
}
