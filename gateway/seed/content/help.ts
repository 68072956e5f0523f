import type { HelpTab } from './content-item';

/** The help centre of the demo site. */
export const help: readonly HelpTab[] = [
  {
    tag: 'terms',
    text: {
      vi: {
        title: 'Điều khoản',
        content:
          '<p>Khi dùng trang Hoa Đăng, bạn xác nhận đã đủ 18 tuổi và đồng ý với các điều khoản này.</p>',
      },
      en: {
        title: 'Terms',
        content: '<p>By using Hoa Đăng you confirm that you are 18 or older and accept these terms.</p>',
      },
    },
    children: [
      {
        vi: { title: 'Tôi cần bao nhiêu tuổi?', content: '<p>Đủ 18 tuổi tại nơi bạn sinh sống.</p>' },
        en: { title: 'How old do I have to be?', content: '<p>At least 18 where you live.</p>' },
      },
    ],
  },
  {
    tag: 'privacy',
    text: {
      vi: {
        title: 'Bảo mật',
        content: '<p>Chúng tôi chỉ dùng thông tin của bạn để vận hành tài khoản và thanh toán.</p>',
      },
      en: {
        title: 'Privacy',
        content: '<p>We use what you tell us to run your account and to pay you, and for nothing else.</p>',
      },
    },
    children: [
      {
        vi: {
          title: 'Làm sao xóa tài khoản?',
          content: '<p>Nhắn cho hỗ trợ, yêu cầu được xử lý trong 7 ngày.</p>',
        },
        en: {
          title: 'How do I close my account?',
          content: '<p>Write to support; it takes up to 7 days.</p>',
        },
      },
    ],
  },
];
