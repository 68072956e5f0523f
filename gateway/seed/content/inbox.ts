import type { InboxSeed } from './content-item';

/** Messages in the inbox of the demo members. */
export const inboxMessages: readonly InboxSeed[] = [
  {
    id: 801,
    sinceDays: 1,
    read: false,
    text: {
      vi: {
        title: 'Yêu cầu rút tiền đã được duyệt',
        content: '<p>Yêu cầu rút 2.000.000 ₫ của bạn đã được chuyển vào tài khoản ngân hàng.</p>',
      },
      en: {
        title: 'Your withdrawal was approved',
        content: '<p>Your withdrawal of 2,000,000 ₫ is on its way to your bank account.</p>',
      },
    },
  },
  {
    id: 802,
    sinceDays: 6,
    read: true,
    text: {
      vi: {
        title: 'Chào mừng bạn đến Hoa Đăng',
        content: '<p>Hãy xác minh số điện thoại để nhận đủ ưu đãi của hội viên.</p>',
      },
      en: {
        title: 'Welcome to Hoa Đăng',
        content: '<p>Verify your phone number to get every member offer.</p>',
      },
    },
  },
];
