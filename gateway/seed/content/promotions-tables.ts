import type { Promotion } from './promotion';

/** Promotions of card tables and lottery. */
export const tablePromotions: readonly Promotion[] = [
  {
    id: 509,
    topic: 27,
    category: 'SIGNUP',
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
            'Cách tham gia',
            [
              'Bấm Tham gia trên trang này, mỗi mùa một lần. Không mất phí.',
              'Sao tính từ lúc đăng ký; các ván trước đó không được cộng.',
              'Rời cuộc đua bất cứ lúc nào bằng cách nhắn cho hỗ trợ.',
            ],
          ],
          [
            'Cách tính sao',
            [
              'Bàn cược từ 10.000 ₫ trở lên.',
              'Thắng trắng được 3 sao.',
              'Mỗi ngày tính tối đa 60 sao, đủ rồi thì nghỉ.',
            ],
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
            'How to join',
            [
              'Press Join on this page, once a season. It is free.',
              'Stars count from then on; earlier hands do not.',
              'Leave whenever you like: a word to support is enough.',
            ],
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
    id: 508,
    topic: 28,
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
