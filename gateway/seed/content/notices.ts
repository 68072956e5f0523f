import type { Articles } from './article';

/** A notice for players, or a popup; a popup names who sees it (HOME-34, HOME-35). */
export type Notice = {
  id: number;
  kind: 'player' | 'popup';
  execution?: 'A' | 'B';
  sinceDays: number;
  linkedPromotionId?: number;
  art?: string;
  text: Articles;
};

export const notices: readonly Notice[] = [
  {
    id: 701,
    kind: 'player',
    sinceDays: 1,
    text: {
      vi: {
        title: 'Bảo trì định kỳ sảnh bắn cá San Hô',
        lead: 'Sảnh San Hô tạm nghỉ từ 04:00 đến 05:30 ngày {to}. Số dư trong phòng được trả về ví trước giờ bảo trì.',
        sections: [],
      },
      en: {
        title: 'Maintenance of the San Hô fishing hall',
        lead: 'The San Hô hall rests from 04:00 to 05:30 on {to}. Balances in its rooms return to your wallet before.',
        sections: [],
      },
    },
  },
  {
    id: 702,
    kind: 'player',
    sinceDays: 5,
    text: {
      vi: {
        title: 'Rút tiền nhanh hơn vào ban đêm',
        lead: 'Từ {from}, yêu cầu rút dưới 20.000.000 ₫ được xử lý trong 5 phút, kể cả từ 22:00 đến 06:00.',
        sections: [
          [
            'Lưu ý',
            ['Tên chủ thẻ phải trùng với tên trong hồ sơ.', 'Lần rút đầu tiên vẫn cần xác minh điện thoại.'],
          ],
        ],
      },
      en: {
        title: 'Faster withdrawals at night',
        lead: 'From {from}, withdrawals below 20,000,000 ₫ are handled within 5 minutes, from 22:00 to 06:00 as well.',
        sections: [
          [
            'Please note',
            [
              'The card must carry the name of your profile.',
              'The first withdrawal still needs a verified phone.',
            ],
          ],
        ],
      },
    },
  },
  {
    id: 703,
    kind: 'player',
    sinceDays: 9,
    text: {
      vi: {
        title: 'Cảnh giác trang giả mạo',
        lead: 'Hoa Đăng không bao giờ hỏi mật khẩu hay mã OTP qua tin nhắn. Hãy kiểm tra địa chỉ trang trước khi đăng nhập.',
        sections: [],
      },
      en: {
        title: 'Beware of copies of this site',
        lead: 'Hoa Đăng never asks for your password or a one-time code in a message. Check the address before you sign in.',
        sections: [],
      },
    },
  },
  {
    id: 711,
    kind: 'popup',
    execution: 'A',
    sinceDays: 6,
    linkedPromotionId: 502,
    art: 'moon',
    text: {
      vi: {
        title: 'Đèn của bạn đang chờ',
        lead: 'Hội trăng rằm đã mở. Điểm danh hôm nay để thắp chiếc đèn đầu tiên.',
        sections: [],
      },
      en: {
        title: 'Your lantern is waiting',
        lead: 'The full moon fair is open. Check in today and light the first lantern.',
        sections: [],
      },
    },
  },
  {
    id: 712,
    kind: 'popup',
    execution: 'B',
    sinceDays: 49,
    linkedPromotionId: 501,
    art: 'lanterns',
    text: {
      vi: {
        title: 'Chào mừng đến Hoa Đăng',
        lead: 'Đăng ký trong 30 giây và nhận thưởng 100% cho lần nạp đầu, tối đa 2.000.000 ₫.',
        sections: [],
      },
      en: {
        title: 'Welcome to Hoa Đăng',
        lead: 'Join in 30 seconds and get 100% on your first deposit, up to 2,000,000 ₫.',
        sections: [],
      },
    },
  },
];
