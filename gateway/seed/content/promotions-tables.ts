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
        title: 'Đua Bài Cao: tổng thưởng 300 triệu',
        lead: 'Mỗi ván thắng được 1 sao. Sau hai tuần, 100 người nhiều sao nhất có thưởng.',
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
              'Ván cược từ 10.000 ₫ trở lên.',
              'Chọn đúng Bằng nhau được 3 sao.',
              'Mỗi ngày tính tối đa 60 sao, đủ rồi thì nghỉ.',
            ],
          ],
          ['Điều khoản', 'Từ {from} đến {to}. Bằng sao thì ai đạt trước xếp trên.'],
        ],
      },
      en: {
        title: 'Bài Cao race: 300 million in prizes',
        lead: 'Every round won is a star. After two weeks the 100 players with the most stars are paid.',
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
              'Stars count from then on; earlier rounds do not.',
              'Leave whenever you like: a word to support is enough.',
            ],
          ],
          [
            'How stars are counted',
            ['Rounds of 10,000 ₫ and more.', 'A tie that you chose is 3 stars.', 'At most 60 stars a day.'],
          ],
          ['Terms', 'From {from} to {to}. With equal stars the first to get there is ahead.'],
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
    needs: { remark: true },
    text: {
      vi: {
        title: 'Xổ số cuối tuần: trượt một số vẫn có quà',
        lead: 'Vé 3 số ngày thứ bảy và chủ nhật chỉ lệch chữ số cuối được an ủi 5 lần giá vé.',
        sections: [
          [
            'Cách tham gia',
            [
              'Mua vé 3 số trước giờ quay.',
              'Gửi yêu cầu kèm mã vé trên trang này; đội ngũ duyệt trong 24 giờ.',
            ],
          ],
          [
            'Mức an ủi',
            {
              head: ['Loại vé', 'Lệch', 'Nhận'],
              rows: [
                ['3 số', 'chữ số cuối', '5 lần giá vé'],
                ['3 số', 'chữ số đầu', '3 lần giá vé'],
              ],
            },
          ],
          ['Điều khoản', 'Từ {from} đến {to}. Tối đa 3.000.000 ₫ mỗi kỳ. Vé đã hủy không được tính.'],
        ],
      },
      en: {
        title: 'Weekend lottery: a near miss still pays',
        lead: 'Saturday and Sunday tickets of 3 digits that miss by the last one are consoled with 5 times their price.',
        sections: [
          [
            'How to join',
            [
              'Buy tickets of 3 digits before the draw.',
              'Send a claim with the number of the ticket on this page; we review it within 24 hours.',
            ],
          ],
          [
            'Consolation',
            {
              head: ['Ticket', 'Missed by', 'Pays'],
              rows: [
                ['3 digits', 'the last digit', '5 times the price'],
                ['3 digits', 'the first digit', '3 times the price'],
              ],
            },
          ],
          ['Terms', 'From {from} to {to}. At most 3,000,000 ₫ a draw. Cancelled tickets do not count.'],
        ],
      },
    },
  },
];
