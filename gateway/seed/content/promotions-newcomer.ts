import type { Promotion } from './promotion';

/** Promotions for new members and for the season. */
export const newcomerPromotions: readonly Promotion[] = [
  {
    id: 501,
    category: 'newcomer',
    art: 'lanterns',
    sinceDays: 49,
    lengthDays: 180,
    needs: { image: true },
    text: {
      vi: {
        title: 'Thưởng chào mừng 100% cho hội viên mới',
        lead: 'Nhân đôi lần nạp đầu tiên trong vòng 7 ngày kể từ khi đăng ký. Mỗi tài khoản được nhận một lần.',
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
              'Xác minh số điện thoại trước khi nạp.',
              'Nạp tối thiểu 100.000 ₫ trong một giao dịch.',
              'Gửi yêu cầu kèm ảnh giao dịch, đội ngũ duyệt trong 24 giờ.',
            ],
          ],
          [
            'Điều khoản',
            'Áp dụng từ {from} đến hết {to}. Số tiền thưởng cần đủ vòng cược trước khi rút. Thưởng tối đa 2.000.000 ₫. Không áp dụng cùng ưu đãi khác.',
          ],
        ],
      },
      en: {
        title: '100% welcome bonus for new members',
        lead: 'We double your first deposit within 7 days of joining. Each account may claim once.',
        sections: [
          [
            'How much',
            {
              head: ['Deposit from', 'Bonus', 'Turnover'],
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
              'Verify your phone number before you deposit.',
              'Deposit at least 100,000 ₫ in one transaction.',
              'Send the claim with a picture of the transaction; we review it within 24 hours.',
            ],
          ],
          [
            'Terms',
            'Valid from {from} to {to}. The bonus has to be turned over before it can be withdrawn. Highest bonus 2,000,000 ₫. Not to be combined with other offers.',
          ],
        ],
      },
    },
  },
  {
    id: 502,
    category: 'event',
    art: 'moon',
    sinceDays: 6,
    lengthDays: 30,
    text: {
      vi: {
        title: 'Hội trăng rằm: điểm danh 7 ngày nhận quà',
        lead: 'Đăng nhập mỗi ngày trong tuần trăng để thắp thêm một chiếc đèn. Thắp đủ 7 đèn, phần quà thứ bảy nhân ba.',
        sections: [
          [
            'Quà mỗi ngày',
            {
              head: ['Ngày', 'Quà', 'Điều kiện'],
              rows: [
                ['1 và 2', '20 điểm', 'Đăng nhập'],
                ['3 và 4', '8.000 ₫', 'Cược 50.000 ₫'],
                ['5 và 6', '18.000 ₫', 'Cược 100.000 ₫'],
                ['7', '88.000 ₫', 'Đủ 6 ngày trước'],
              ],
            },
          ],
          [
            'Cách tham gia',
            ['Mở mục Nhiệm vụ và bấm Điểm danh trước 23:59.', 'Bỏ lỡ một ngày, chuỗi bắt đầu lại từ ngày 1.'],
          ],
          [
            'Điều khoản',
            'Từ {from} đến {to}. Tiền thưởng cần 1 vòng cược. Quà không nhận trong ngày sẽ hết hạn.',
          ],
        ],
      },
      en: {
        title: 'Full moon fair: check in for 7 days',
        lead: 'Sign in every day of the moon week and light one more lantern. With all 7 lit, the last gift is three times as big.',
        sections: [
          [
            'Gift of the day',
            {
              head: ['Day', 'Gift', 'Condition'],
              rows: [
                ['1 and 2', '20 points', 'Sign in'],
                ['3 and 4', '8,000 ₫', 'Bets of 50,000 ₫'],
                ['5 and 6', '18,000 ₫', 'Bets of 100,000 ₫'],
                ['7', '88,000 ₫', 'The 6 days before'],
              ],
            },
          ],
          [
            'How to join',
            ['Open Tasks and press Check in before 23:59.', 'Miss a day and the row starts again at day 1.'],
          ],
          [
            'Terms',
            'From {from} to {to}. Bonus money has to be bet once. Gifts not taken on their day expire.',
          ],
        ],
      },
    },
  },
  {
    id: 505,
    category: 'vip',
    art: 'crown',
    sinceDays: 140,
    lengthDays: 730,
    hot: true,
    text: {
      vi: {
        title: 'Quà sinh nhật dành cho hội viên VIP',
        lead: 'Từ hạng Bạc trở lên, tháng sinh nhật của bạn luôn có quà. Không cần đăng ký, quà vào ví lúc 10:00 ngày sinh nhật.',
        sections: [
          [
            'Quà theo hạng',
            {
              head: ['Hạng', 'Tiền mừng', 'Điểm'],
              rows: [
                ['Bạc', '188.000 ₫', '200'],
                ['Vàng', '588.000 ₫', '600'],
                ['Bạch kim', '1.888.000 ₫', '2.000'],
                ['Kim cương', '5.888.000 ₫', '6.000'],
              ],
            },
          ],
          [
            'Cần chuẩn bị',
            [
              'Ngày sinh đã điền trong hồ sơ ít nhất 30 ngày.',
              'Có ít nhất một lần nạp trong 3 tháng gần nhất.',
            ],
          ],
          [
            'Điều khoản',
            'Tiền mừng cần 1 vòng cược và dùng trong 15 ngày. Mỗi hội viên nhận một lần mỗi năm.',
          ],
        ],
      },
      en: {
        title: 'Birthday gifts for VIP members',
        lead: 'From Silver up, the month of your birthday brings a gift. Nothing to sign up for: it is in your wallet at 10:00 on the day.',
        sections: [
          [
            'Gifts by rank',
            {
              head: ['Rank', 'Money', 'Points'],
              rows: [
                ['Silver', '188,000 ₫', '200'],
                ['Gold', '588,000 ₫', '600'],
                ['Platinum', '1,888,000 ₫', '2,000'],
                ['Diamond', '5,888,000 ₫', '6,000'],
              ],
            },
          ],
          [
            'What you need',
            [
              'A date of birth in your profile for at least 30 days.',
              'At least one deposit in the last 3 months.',
            ],
          ],
          ['Terms', 'The money has to be bet once and used within 15 days. One gift a year for each member.'],
        ],
      },
    },
  },
];
