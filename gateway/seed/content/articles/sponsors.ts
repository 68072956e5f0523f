import type { ArticleItem } from '../content-item';

/** Events that the demo site sponsors. */
export const sponsors: readonly ArticleItem[] = [
  {
    id: 681,
    kind: 'sponsor',
    sinceDays: 12,
    art: '/art/sponsors/boat-race.svg',
    externalLink: '/sandbox/outside/event',
    text: {
      vi: {
        title: 'Hội đua thuyền sông quê',
        lead: 'Hoa Đăng tài trợ thuyền, áo phao và giải thưởng cho 24 đội đua truyền thống của mười hai xã.',
        sections: [
          [
            'Chúng tôi đóng góp',
            ['24 bộ áo phao đạt chuẩn cứu hộ.', 'Bốn thuyền gỗ đóng mới.', '180.000.000 ₫ giải thưởng.'],
          ],
          ['Nguyên tắc tài trợ', 'Sự kiện không có quầy mở tài khoản và không nhận cược cho giải đấu này.'],
        ],
      },
      en: {
        title: 'The village boat race',
        lead: 'Hoa Đăng pays for boats, life jackets and prizes of 24 traditional crews from twelve communes.',
        sections: [
          [
            'What we give',
            [
              '24 sets of rescue-grade life jackets.',
              'Four newly built wooden boats.',
              '180,000,000 ₫ in prizes.',
            ],
          ],
          ['Our rule', 'No accounts are opened at the event, and we take no bets on it.'],
        ],
      },
    },
  },
  {
    id: 682,
    kind: 'sponsor',
    sinceDays: 38,
    art: '/art/sponsors/night-run.svg',
    externalLink: '/sandbox/outside/event',
    text: {
      vi: {
        title: 'Giải chạy đêm ven sông',
        lead: 'Ba cự ly, 2.600 người chạy trưởng thành, đường chạy thắp sáng bằng đèn giấy.',
        sections: [
          [
            'Cự ly',
            {
              head: ['Cự ly', 'Suất', 'Xuất phát'],
              rows: [
                ['5 km', '1.200', '19:00'],
                ['10 km', '900', '19:30'],
                ['21 km', '500', '20:00'],
              ],
            },
          ],
          [
            'Phí tham gia đi đâu',
            'Toàn bộ phí đăng ký được chuyển cho Học bổng Thắp Đèn trong mục Thiện nguyện.',
          ],
        ],
      },
      en: {
        title: 'The riverside night run',
        lead: 'Three distances, 2,600 adult runners, and a course lit by paper lanterns.',
        sections: [
          [
            'Distances',
            {
              head: ['Distance', 'Places', 'Start'],
              rows: [
                ['5 km', '1,200', '19:00'],
                ['10 km', '900', '19:30'],
                ['21 km', '500', '20:00'],
              ],
            },
          ],
          ['Where the fees go', 'All entry fees go to the Lamplight scholarships, see Charity.'],
        ],
      },
    },
  },
  {
    id: 683,
    kind: 'sponsor',
    sinceDays: 70,
    art: '/art/sponsors/concert.svg',
    externalLink: '/sandbox/outside/event',
    text: {
      vi: {
        title: 'Đêm nhạc sân đình',
        lead: 'Sáu buổi chèo, quan họ và đờn ca tài tử ngoài trời, vào cửa tự do.',
        sections: [
          [
            'Chúng tôi đóng góp',
            ['Âm thanh, ánh sáng và sân khấu tre.', 'Thù lao cho 48 nghệ nhân.', 'Ghi hình để lưu giữ.'],
          ],
          ['Bản ghi', 'Toàn bộ buổi diễn được trao cho nhà văn hóa địa phương sử dụng miễn phí.'],
        ],
      },
      en: {
        title: 'Concerts at the village hall',
        lead: 'Six open-air evenings of folk opera, quan họ and chamber song, free for all.',
        sections: [
          [
            'What we give',
            ['Sound, light and a bamboo stage.', 'Fees of 48 artists.', 'Recordings for the archive.'],
          ],
          ['The recordings', 'All of them belong to the local culture houses, free to use.'],
        ],
      },
    },
  },
  {
    id: 684,
    kind: 'sponsor',
    sinceDays: 105,
    art: '/art/sponsors/chess.svg',
    externalLink: '/sandbox/outside/event',
    text: {
      vi: {
        title: 'Giải cờ tướng người cao tuổi',
        lead: 'Giải đấu 128 kỳ thủ từ 55 tuổi trở lên, thi đấu trong ba ngày cuối tuần.',
        sections: [
          [
            'Lịch thi đấu',
            {
              head: ['Ngày', 'Vòng', 'Số cặp đấu'],
              rows: [
                ['Thứ sáu', '1 đến 3', '112'],
                ['Thứ bảy', '4 đến 6', '14'],
                ['Chủ nhật', 'Chung kết', '1'],
              ],
            },
          ],
          ['Chăm sóc kỳ thủ', 'Mỗi sàn đấu có nhân viên y tế, nước ấm và xe đưa về tận nhà.'],
        ],
      },
      en: {
        title: 'Seniors’ Chinese chess open',
        lead: '128 players aged 55 and over, three days of a weekend.',
        sections: [
          [
            'Programme',
            {
              head: ['Day', 'Rounds', 'Pairings'],
              rows: [
                ['Friday', '1 to 3', '112'],
                ['Saturday', '4 to 6', '14'],
                ['Sunday', 'Final', '1'],
              ],
            },
          ],
          ['Looking after players', 'Medical staff, warm water, and a ride home for everyone.'],
        ],
      },
    },
  },
];
