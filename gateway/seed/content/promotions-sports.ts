import type { Promotion } from './promotion';

/** Promotions of sports and cockfight. */
export const sportsPromotions: readonly Promotion[] = [
  {
    id: 503,
    topic: 23,
    art: 'football',
    sinceDays: 20,
    lengthDays: 60,
    hot: true,
    needs: { remark: true },
    text: {
      vi: {
        title: 'Hoàn tiền trận hòa tới 500.000 ₫',
        lead: 'Cược đơn trước trận mà trận đấu kết thúc 0-0? Gửi mã cược cho chúng tôi để nhận lại tiền cược.',
        sections: [
          [
            'Mức hoàn',
            {
              head: ['Cược đơn từ', 'Hoàn', 'Tối đa'],
              rows: [
                ['50.000 ₫', '50%', '100.000 ₫'],
                ['200.000 ₫', '80%', '300.000 ₫'],
                ['500.000 ₫', '100%', '500.000 ₫'],
              ],
            },
          ],
          [
            'Cách tham gia',
            [
              'Đặt cược đơn vào đội thắng hoặc hòa trước giờ bóng lăn.',
              'Tỷ lệ tối thiểu 1.65.',
              'Gửi yêu cầu kèm mã cược trên trang này; đội ngũ duyệt trong 24 giờ.',
            ],
          ],
          [
            'Điều khoản',
            'Áp dụng cho trận đấu từ {from} đến {to}. Mỗi ngày hoàn một trận. Chơi thử không được tính.',
          ],
        ],
      },
      en: {
        title: 'Your stake back on a goalless draw, up to 500,000 ₫',
        lead: 'A single bet before kick-off and the match ends 0-0? Send us the number of the bet and your stake comes back.',
        sections: [
          [
            'How much comes back',
            {
              head: ['Single bet from', 'Back', 'At most'],
              rows: [
                ['50,000 ₫', '50%', '100,000 ₫'],
                ['200,000 ₫', '80%', '300,000 ₫'],
                ['500,000 ₫', '100%', '500,000 ₫'],
              ],
            },
          ],
          [
            'How to join',
            [
              'Place a single bet on a winner or a draw before kick-off.',
              'Odds of 1.65 or more.',
              'Send a claim with the number of the bet on this page; we review it within 24 hours.',
            ],
          ],
          ['Terms', 'For matches from {from} to {to}. One match a day. Free play does not count.'],
        ],
      },
    },
  },
  {
    id: 510,
    topic: 29,
    category: 'SIGNUP',
    art: 'rooster',
    sinceDays: 11,
    lengthDays: 45,
    text: {
      vi: {
        title: 'Chuỗi thắng đá gà: 5 trận nhận 1.000.000 ₫',
        lead: 'Thắng liên tiếp càng dài, quà càng lớn. Chuỗi tính theo trận bạn đặt, không phân biệt trường gà.',
        sections: [
          [
            'Quà theo chuỗi',
            {
              head: ['Thắng liên tiếp', 'Quà', 'Cược mỗi trận từ'],
              rows: [
                ['3 trận', '150.000 ₫', '50.000 ₫'],
                ['4 trận', '400.000 ₫', '50.000 ₫'],
                ['5 trận', '1.000.000 ₫', '100.000 ₫'],
              ],
            },
          ],
          [
            'Cách tham gia',
            [
              'Bấm Tham gia một lần trước trận đầu tiên của chuỗi.',
              'Khi đủ chuỗi, ghi mã các trận thắng vào yêu cầu.',
              'Gửi trong 48 giờ sau trận cuối của chuỗi.',
            ],
          ],
          ['Điều khoản', 'Từ {from} đến {to}. Trận hòa không làm đứt chuỗi. Mỗi tuần nhận tối đa 2 chuỗi.'],
        ],
      },
      en: {
        title: 'Cockfight streak: 1,000,000 ₫ for five in a row',
        lead: 'The longer you keep winning, the bigger the gift. The streak follows your bets, in whichever arena.',
        sections: [
          [
            'Gifts',
            {
              head: ['Wins in a row', 'Gift', 'Each bet from'],
              rows: [
                ['3', '150,000 ₫', '50,000 ₫'],
                ['4', '400,000 ₫', '50,000 ₫'],
                ['5', '1,000,000 ₫', '100,000 ₫'],
              ],
            },
          ],
          [
            'How to join',
            [
              'Press Join once, before the first match of a streak.',
              'With the streak complete, write the numbers of the matches into the claim.',
              'Send it within 48 hours of the last one.',
            ],
          ],
          ['Terms', 'From {from} to {to}. A draw does not break a streak. At most 2 streaks a week.'],
        ],
      },
    },
    needs: { remark: true },
  },
];
