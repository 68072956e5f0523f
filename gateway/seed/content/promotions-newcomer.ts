import type { Promotion } from './promotion';

/** Promotions for new members and for the season. */
export const newcomerPromotions: readonly Promotion[] = [
  {
    id: 501,
    topic: 21,
    art: 'lanterns',
    sinceDays: 49,
    lengthDays: 180,
    needs: { image: true },
    text: {
      vi: {
        title: 'Thưởng chào mừng đến 100% cho hội viên mới',
        lead: 'Thưởng thêm 50%, 80% hoặc 100% cho lần nạp đầu tiên trong vòng 7 ngày kể từ khi đăng ký. Mỗi tài khoản được nhận một lần.',
        sections: [
          [
            'Mức thưởng',
            {
              head: ['Nạp từ', 'Thưởng', 'Vòng cược'],
              rows: [
                ['100.000 ₫', '50%', '8 vòng'],
                ['500.000 ₫', '80%', '10 vòng'],
                ['1.000.000 ₫', '100%', '12 vòng'],
              ],
            },
          ],
          [
            'Cách tham gia',
            [
              'Chọn nhận thưởng trên trang nạp tiền, trước khi tạo đơn.',
              'Nạp tối thiểu 100.000 ₫; thưởng vào ví khi đơn được trả đủ.',
              'Quên chọn? Gửi yêu cầu kèm ảnh giao dịch, đội ngũ duyệt trong 24 giờ.',
            ],
          ],
          [
            'Điều khoản',
            'Áp dụng từ {from} đến hết {to}. Tiền nạp và thưởng cần đủ vòng cược trong 7 ngày mới rút được; quá hạn, tiền thưởng bị thu hồi. Thưởng tối đa 2.000.000 ₫. Không áp dụng cùng ưu đãi khác.',
          ],
        ],
      },
      en: {
        title: 'Welcome bonus of up to 100% for new members',
        lead: '50%, 80% or 100% on top of your first deposit within 7 days of joining. Once per account.',
        sections: [
          [
            'How much',
            {
              head: ['Deposit from', 'Bonus', 'Wagering'],
              rows: [
                ['100,000 ₫', '50%', '8 times'],
                ['500,000 ₫', '80%', '10 times'],
                ['1,000,000 ₫', '100%', '12 times'],
              ],
            },
          ],
          [
            'How to join',
            [
              'Take the bonus on the deposit page, before you open the order.',
              'Deposit at least 100,000 ₫; the bonus comes when the order is paid in whole.',
              'Forgot to? Send a claim with a picture of the transaction; we review it within 24 hours.',
            ],
          ],
          [
            'Terms',
            'Valid from {from} to {to}. Deposit and bonus must be wagered within 7 days before they can be withdrawn; after that the bonus is taken back. Max bonus 2,000,000 ₫. Not to be combined with other offers.',
          ],
        ],
      },
    },
  },
  {
    id: 502,
    topic: 22,
    category: 'LOGIN',
    art: 'moon',
    sinceDays: 6,
    lengthDays: 30,
    text: {
      vi: {
        title: 'Hội trăng rằm: điểm danh 7 ngày nhận quà',
        lead: 'Đăng nhập mỗi ngày trong tuần trăng để thắp thêm một chiếc đèn. Thắp đủ 7 đèn, chiếc thứ bảy đáng 80 điểm.',
        sections: [
          [
            'Quà mỗi ngày',
            {
              head: ['Ngày', 'Quà', 'Điều kiện'],
              rows: [
                ['1 và 2', '10 điểm', 'Điểm danh'],
                ['3', '15 điểm', 'Điểm danh'],
                ['4 và 5', '20 điểm', 'Điểm danh'],
                ['6', '30 điểm', 'Điểm danh'],
                ['7', '80 điểm', 'Đủ 6 ngày trước'],
              ],
            },
          ],
          [
            'Cách tham gia',
            ['Mở mục Nhiệm vụ và bấm Điểm danh trước 23:59.', 'Bỏ lỡ một ngày, chuỗi bắt đầu lại từ ngày 1.'],
          ],
          [
            'Điều khoản',
            'Từ {from} đến {to}. Điểm được cộng ngay khi điểm danh. Sau ngày thứ bảy, chuỗi bắt đầu lại từ ngày 1.',
          ],
        ],
      },
      en: {
        title: 'Full moon fair: check in for 7 days',
        lead: 'Sign in every day of the moon week and light one more lantern. The seventh is worth 80 points.',
        sections: [
          [
            'Gift of the day',
            {
              head: ['Day', 'Gift', 'Condition'],
              rows: [
                ['1 and 2', '10 points', 'Check in'],
                ['3', '15 points', 'Check in'],
                ['4 and 5', '20 points', 'Check in'],
                ['6', '30 points', 'Check in'],
                ['7', '80 points', 'The 6 days before'],
              ],
            },
          ],
          [
            'How to join',
            ['Open Tasks and press Check in before 23:59.', 'Miss a day and the streak resets to day 1.'],
          ],
          [
            'Terms',
            'From {from} to {to}. Points are added with the check-in. After the seventh day the streak starts over.',
          ],
        ],
      },
    },
  },
];
