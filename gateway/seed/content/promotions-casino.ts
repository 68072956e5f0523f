import type { Promotion } from './promotion';

/** Promotions of slots, fishing and live casino. */
export const casinoPromotions: readonly Promotion[] = [
  {
    id: 504,
    topic: 24,
    art: 'sea',
    sinceDays: 4,
    lengthDays: 21,
    hot: true,
    needs: { remark: true },
    text: {
      vi: {
        title: 'Tuần lễ đại dương: hoàn trả 1,2% mỗi ngày',
        lead: 'Bắn cá cả tuần, mỗi ngày được hoàn một phần tổng cược.',
        sections: [
          [
            'Tỷ lệ hoàn trả',
            {
              head: ['Tổng cược ngày', 'Hoàn trả', 'Tối đa'],
              rows: [
                ['từ 500.000 ₫', '0,8%', '2.000.000 ₫'],
                ['từ 5.000.000 ₫', '1,0%', '8.000.000 ₫'],
                ['từ 20.000.000 ₫', '1,2%', '28.000.000 ₫'],
              ],
            },
          ],
          [
            'Trò chơi áp dụng',
            ['Tất cả phòng bắn cá của Biển Khơi, Sóng Bạc và San Hô.', 'Chơi thử không được tính.'],
          ],
          [
            'Điều khoản',
            'Từ {from} đến {to}. Gửi yêu cầu trên trang này trong 24 giờ sau ngày chơi, đội ngũ duyệt trong 24 giờ. Rút được sau 1 vòng cược.',
          ],
        ],
      },
      en: {
        title: 'Ocean week: 1.2% back every day',
        lead: 'Fish all week and get a part of each day’s bets back.',
        sections: [
          [
            'Rates',
            {
              head: ['Bets of the day', 'Back', 'At most'],
              rows: [
                ['from 500,000 ₫', '0.8%', '2,000,000 ₫'],
                ['from 5,000,000 ₫', '1.0%', '8,000,000 ₫'],
                ['from 20,000,000 ₫', '1.2%', '28,000,000 ₫'],
              ],
            },
          ],
          ['Games', ['All fishing rooms of Biển Khơi, Sóng Bạc and San Hô.', 'Free play does not count.']],
          [
            'Terms',
            'From {from} to {to}. Send a claim on this page within 24 hours of the day you played; we review it within 24 hours. 1x wagering requirement.',
          ],
        ],
      },
    },
  },
  {
    id: 506,
    topic: 25,
    category: 'MISSION',
    art: 'chest',
    sinceDays: 15,
    lengthDays: 40,
    text: {
      vi: {
        title: 'Rương vàng mỗi ngày cho người chơi nổ hũ',
        lead: 'Nhiệm vụ mới mỗi ngày: đủ số vòng là có một chiếc rương. Trong rương là điểm thưởng.',
        sections: [
          [
            'Trong rương có gì',
            {
              head: ['Rương', 'Mỗi ngày', 'Quà'],
              rows: [
                ['Nổ hũ', '20 vòng quay', '15 điểm'],
                ['Đại dương', '10 lượt bắn cá', '40 điểm'],
              ],
            },
          ],
          [
            'Cách tham gia',
            [
              'Mở mục Nhiệm vụ để xem số vòng đã đạt; vòng đã có kết quả mới được tính.',
              'Bấm Nhận trước 23:59.',
              'Nhiệm vụ bắt đầu lại lúc 00:00; bỏ qua một ngày không mất gì.',
            ],
          ],
          ['Điều khoản', 'Từ {from} đến {to}. Mỗi ngày mở mỗi loại rương một lần. Chơi thử không được tính.'],
        ],
      },
      en: {
        title: 'A golden chest a day for slot players',
        lead: 'A new task every day: enough rounds earn a chest, with points inside.',
        sections: [
          [
            'What is inside',
            {
              head: ['Chest', 'A day', 'Inside'],
              rows: [
                ['Slots', '20 spins', '15 points'],
                ['Ocean', '10 rounds of fishing', '40 points'],
              ],
            },
          ],
          [
            'How to join',
            [
              'Open Tasks to see your rounds; those that are settled count.',
              'Press Claim before 23:59.',
              'The task starts anew at 00:00; a day without it costs you nothing.',
            ],
          ],
          ['Terms', 'From {from} to {to}. Each kind of chest once a day. Free play does not count.'],
        ],
      },
    },
  },
  {
    id: 507,
    topic: 26,
    category: 'SAVIOR',
    art: 'lotus',
    sinceDays: 27,
    lengthDays: 120,
    text: {
      vi: {
        title: 'Hoàn đến 8% khoản thua mỗi tuần',
        lead: 'Tuần không may vẫn có lối về. Thua ròng từ thứ hai đến chủ nhật được hoàn đến 8%.',
        sections: [
          [
            'Tỷ lệ bảo hiểm',
            {
              head: ['Thua ròng tuần', 'Hoàn', 'Tối đa'],
              rows: [
                ['từ 1.000.000 ₫', '3%', '1.000.000 ₫'],
                ['từ 10.000.000 ₫', '5%', '5.000.000 ₫'],
                ['từ 50.000.000 ₫', '8%', '18.000.000 ₫'],
              ],
            },
          ],
          [
            'Cách tham gia',
            ['Từ thứ hai, mở mục Nhiệm vụ và bấm Nhận.', 'Khoản hoàn của tuần trước chờ đến hết chủ nhật.'],
          ],
          [
            'Điều khoản',
            'Từ {from} đến {to}. Tính trên mọi cược đã có kết quả trong tuần. Tiền hoàn cần 1 vòng cược.',
          ],
        ],
      },
      en: {
        title: 'Up to 8% of a lost week back',
        lead: 'Net losses from Monday to Sunday come back in part, up to 8%.',
        sections: [
          [
            'Rates',
            {
              head: ['Net loss of the week', 'Back', 'At most'],
              rows: [
                ['from 1,000,000 ₫', '3%', '1,000,000 ₫'],
                ['from 10,000,000 ₫', '5%', '5,000,000 ₫'],
                ['from 50,000,000 ₫', '8%', '18,000,000 ₫'],
              ],
            },
          ],
          [
            'How to join',
            [
              'From Monday on, open Tasks and press Claim.',
              'What comes back of the week before waits until Sunday ends.',
            ],
          ],
          [
            'Terms',
            'From {from} to {to}. All settled bets of the week count. The refund has a 1x wagering requirement.',
          ],
        ],
      },
    },
  },
];
