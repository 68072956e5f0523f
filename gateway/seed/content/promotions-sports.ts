import type { Promotion } from './promotion';

/** Promotions of sports, cockfight, card games and lottery. */
export const sportsPromotions: readonly Promotion[] = [
  {
    id: 503,
    category: 'sports',
    art: 'football',
    sinceDays: 20,
    lengthDays: 60,
    hot: true,
    text: {
      vi: {
        title: 'Hoàn tiền trận hòa tới 500.000 ₫',
        lead: 'Cược đơn trước trận mà trận đấu kết thúc 0-0? Chúng tôi hoàn lại tiền cược cho bạn vào sáng hôm sau.',
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
              'Đặt cược châu Á hoặc 1X2 trước giờ bóng lăn.',
              'Tỷ lệ tối thiểu 1.65.',
              'Tiền hoàn vào ví trước 12:00 ngày kế tiếp.',
            ],
          ],
          [
            'Điều khoản',
            'Áp dụng cho trận đấu từ {from} đến {to}. Mỗi ngày hoàn một trận. Không tính cược xiên và cược trong trận.',
          ],
        ],
      },
      en: {
        title: 'Your stake back on a goalless draw, up to 500,000 ₫',
        lead: 'A single bet before kick-off and the match ends 0-0? Your stake is back the next morning.',
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
              'Place an Asian handicap or 1X2 bet before kick-off.',
              'Odds of 1.65 or more.',
              'The refund is in your wallet before 12:00 the next day.',
            ],
          ],
          ['Terms', 'For matches from {from} to {to}. One match a day. Parlays and live bets do not count.'],
        ],
      },
    },
  },
  {
    id: 509,
    category: 'pvp',
    art: 'cards',
    sinceDays: 3,
    lengthDays: 14,
    text: {
      vi: {
        title: 'Đua bàn Tiến Lên: tổng thưởng 300 triệu',
        lead: 'Mỗi ván thắng được 1 sao. Hai tuần, một bảng xếp hạng, 100 người chơi có thưởng.',
        sections: [
          [
            'Giải thưởng',
            {
              head: ['Hạng', 'Thưởng', 'Số giải'],
              rows: [
                ['1', '50.000.000 ₫', '1'],
                ['2 đến 5', '15.000.000 ₫', '4'],
                ['6 đến 20', '6.000.000 ₫', '15'],
                ['21 đến 100', '1.250.000 ₫', '80'],
              ],
            },
          ],
          [
            'Cách tính sao',
            ['Bàn cược từ 10.000 ₫ trở lên.', 'Thắng trắng được 3 sao.', 'Mỗi ngày tính tối đa 60 sao.'],
          ],
          [
            'Điều khoản',
            'Từ {from} đến {to}. Bằng sao thì ai đạt trước xếp trên. Thông đồng bàn sẽ bị hủy kết quả.',
          ],
        ],
      },
      en: {
        title: 'Tiến Lên table race: 300 million in prizes',
        lead: 'Every hand won is a star. Two weeks, one table of ranks, 100 players paid.',
        sections: [
          [
            'Prizes',
            {
              head: ['Place', 'Prize', 'How many'],
              rows: [
                ['1', '50,000,000 ₫', '1'],
                ['2 to 5', '15,000,000 ₫', '4'],
                ['6 to 20', '6,000,000 ₫', '15'],
                ['21 to 100', '1,250,000 ₫', '80'],
              ],
            },
          ],
          [
            'How stars are counted',
            ['Tables of 10,000 ₫ and more.', 'A clean sweep is 3 stars.', 'At most 60 stars a day.'],
          ],
          [
            'Terms',
            'From {from} to {to}. With equal stars the first to get there is ahead. Collusion voids all results.',
          ],
        ],
      },
    },
  },
  {
    id: 510,
    category: 'cockfight',
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
          ['Cách nhận', ['Ghi mã các trận thắng vào yêu cầu.', 'Gửi trong 48 giờ sau trận cuối của chuỗi.']],
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
            'How to claim',
            ['Write the numbers of the matches into the claim.', 'Send it within 48 hours of the last one.'],
          ],
          ['Terms', 'From {from} to {to}. A draw does not break a streak. At most 2 streaks a week.'],
        ],
      },
    },
    needs: { remark: true },
  },
  {
    id: 508,
    category: 'lottery',
    art: 'balls',
    sinceDays: 33,
    lengthDays: 90,
    text: {
      vi: {
        title: 'Xổ số cuối tuần: trượt hai số vẫn có quà',
        lead: 'Vé ba miền ngày thứ bảy và chủ nhật chỉ lệch một chữ số được an ủi 20 lần giá vé.',
        sections: [
          [
            'Cách tham gia',
            ['Mua vé 4 số trở lên trước giờ quay 15 phút.', 'Hệ thống tự đối chiếu, quà vào ví sau 20:00.'],
          ],
          [
            'Mức an ủi',
            {
              head: ['Loại vé', 'Lệch', 'Nhận'],
              rows: [
                ['4 số', '1 chữ số', '20 lần giá vé'],
                ['5 số', '1 chữ số', '60 lần giá vé'],
                ['5 số', '2 chữ số', '5 lần giá vé'],
              ],
            },
          ],
          ['Điều khoản', 'Từ {from} đến {to}. Tối đa 3.000.000 ₫ mỗi kỳ. Vé đã hủy không được tính.'],
        ],
      },
      en: {
        title: 'Weekend lottery: a near miss still pays',
        lead: 'Saturday and Sunday tickets that miss by one digit are consoled with 20 times their price.',
        sections: [
          [
            'How to join',
            [
              'Buy tickets of 4 digits or more at least 15 minutes before the draw.',
              'We compare them; the gift arrives after 20:00.',
            ],
          ],
          [
            'Consolation',
            {
              head: ['Ticket', 'Missed by', 'Pays'],
              rows: [
                ['4 digits', '1 digit', '20 times the price'],
                ['5 digits', '1 digit', '60 times the price'],
                ['5 digits', '2 digits', '5 times the price'],
              ],
            },
          ],
          ['Terms', 'From {from} to {to}. At most 3,000,000 ₫ a draw. Cancelled tickets do not count.'],
        ],
      },
    },
  },
];
