import type { Promotion } from './promotion';

/** Promotions for VIP members. */
export const vipPromotions: readonly Promotion[] = [
  {
    id: 505,
    topic: 30,
    art: 'crown',
    sinceDays: 140,
    lengthDays: 730,
    hot: true,
    needs: { remark: true },
    text: {
      vi: {
        title: 'Quà sinh nhật dành cho hội viên VIP',
        lead: 'Từ hạng Bạc trở lên, tháng sinh nhật của bạn luôn có quà. Gửi yêu cầu trên trang này trong tháng sinh nhật, đội ngũ duyệt trong 24 giờ.',
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
        lead: 'From Silver up, the month of your birthday brings a gift. Send a claim on this page in that month; we review it within 24 hours.',
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
          [
            'Terms',
            'The money has a 1x wagering requirement and must be used within 15 days. One gift a year for each member.',
          ],
        ],
      },
    },
  },
];
