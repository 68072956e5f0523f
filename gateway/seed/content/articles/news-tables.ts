import type { ArticleItem } from '../content-item';

/** News of lottery, sports, card tables and e-sports. */
export const tableNews: readonly ArticleItem[] = [
  {
    id: 601,
    kind: 'news',
    sinceDays: 1,
    art: '/art/news/balls.svg',
    text: {
      vi: {
        title: 'Lịch mở thưởng xổ số ba miền và giờ khóa vé trong tuần',
        lead: 'Từ tuần này, vé trên Hoa Đăng khóa trước giờ quay 15 phút ở cả ba miền. Bảng dưới đây giúp bạn không lỡ giờ.',
        sections: [
          [
            'Giờ quay trong ngày',
            {
              head: ['Miền', 'Khóa vé', 'Bắt đầu quay'],
              rows: [
                ['Nam', '16:00', '16:15'],
                ['Trung', '17:00', '17:15'],
                ['Bắc', '18:00', '18:15'],
              ],
            },
          ],
          [
            'Khi nào có kết quả',
            'Kết quả được đối chiếu từ hai nguồn độc lập rồi mới cập nhật, thường xong trước 19:00. Vé trúng được cộng vào ví trong 10 phút sau khi kết quả hiện là “đã xác nhận”.',
            'Vé kỳ cuối tuần tham gia <a href="/m/activity?id=508">Xổ số cuối tuần</a> được đối chiếu riêng, quà vào ví sau 20:00.',
          ],
          [
            'Trước khi mua vé',
            [
              'Đặt trước số tiền cho cả tuần và dừng khi đã dùng hết.',
              'Số về lần trước không ảnh hưởng tới lần sau.',
              'Vé có thể hủy miễn phí cho đến giờ khóa.',
            ],
          ],
        ],
      },
      en: {
        title: 'Lottery draws of the week: times for all three regions',
        lead: 'From this week on, tickets at Hoa Đăng close 15 minutes before the draw in all three regions. This table keeps you on time.',
        sections: [
          [
            'Times of the day',
            {
              head: ['Region', 'Tickets close', 'Draw starts'],
              rows: [
                ['South', '16:00', '16:15'],
                ['Central', '17:00', '17:15'],
                ['North', '18:00', '18:15'],
              ],
            },
          ],
          [
            'When results are out',
            'We compare two independent sources before we publish, usually by 19:00. Winning tickets are paid into your wallet within 10 minutes of the result being marked “confirmed”.',
            'Weekend tickets that take part in <a href="/m/activity?id=508">Weekend lottery</a> are compared separately; those gifts arrive after 20:00.',
          ],
          [
            'Before you buy',
            [
              'Set an amount for the week and stop when it is spent.',
              'A number drawn last time says nothing about the next.',
              'Tickets can be cancelled free of charge until they close.',
            ],
          ],
        ],
      },
    },
  },
  {
    id: 604,
    kind: 'news',
    sinceDays: 5,
    art: '/art/news/football.svg',
    text: {
      vi: {
        title: 'Lịch thi đấu giải giao hữu quốc tế cuối tuần này',
        lead: 'Mười hai trận giao hữu quốc tế diễn ra trong ba ngày cuối tuần. Giờ dưới đây là giờ Việt Nam.',
        sections: [
          [
            'Khung giờ chính',
            {
              head: ['Ngày', 'Số trận', 'Giờ bóng lăn'],
              rows: [
                ['Thứ sáu', '3', '19:00, 21:30, 23:45'],
                ['Thứ bảy', '5', 'từ 17:00 đến 02:00'],
                ['Chủ nhật', '4', 'từ 17:00 đến 23:30'],
              ],
            },
          ],
          [
            'Theo dõi trận đấu',
            'Đội hình ra sân có trước giờ bóng lăn một tiếng. Tỷ số, thẻ phạt và thay người cập nhật trong trang trận đấu; hình động của trận chậm hơn thực tế khoảng tám giây.',
          ],
          [
            'Quy định trận hoãn',
            [
              'Trận hoãn dưới 24 giờ: đơn cược giữ nguyên.',
              'Trận hoãn trên 24 giờ hoặc hủy: tiền cược hoàn về ví.',
              'Trận dừng giữa chừng: chỉ kết toán các kèo đã có kết quả.',
            ],
            'Trận hòa 0-0 có thể được hoàn tiền cược, xem điều kiện tại <a href="/m/activity?id=503">Hoàn tiền trận hòa</a>.',
          ],
        ],
      },
      en: {
        title: 'International friendlies this weekend: the fixtures',
        lead: 'Twelve international friendlies in three days. All times are Vietnam time.',
        sections: [
          [
            'When they are played',
            {
              head: ['Day', 'Matches', 'Kick-off'],
              rows: [
                ['Friday', '3', '19:00, 21:30, 23:45'],
                ['Saturday', '5', '17:00 to 02:00'],
                ['Sunday', '4', '17:00 to 23:30'],
              ],
            },
          ],
          [
            'Following a match',
            'Line-ups are out an hour before kick-off. Score, cards and substitutions are on the match page; the animated view is about eight seconds behind.',
          ],
          [
            'Postponed matches',
            [
              'Postponed by less than 24 hours: bets stand.',
              'Postponed by more, or cancelled: stakes are returned.',
              'Abandoned: only markets already decided are settled.',
            ],
            'A goalless draw may bring your stake back; the terms are at <a href="/m/activity?id=503">Your stake back on a draw</a>.',
          ],
        ],
      },
    },
  },
  {
    id: 608,
    kind: 'news',
    sinceDays: 17,
    art: '/art/news/cards.svg',
    text: {
      vi: {
        title: 'Bài Cao ở Lúa Vàng: hai lá, một lượt lật',
        lead: 'Lúa Vàng vừa làm lại trò Bài Cao. Bài được chia và lật ngay trước mắt bạn, tỷ lệ ghi rõ trên từng nút.',
        sections: [
          [
            'Luật gọn trong một câu',
            'Hai lá rút từ một bộ 52 lá, bên có lá cao hơn thắng, át cao nhất. Chọn Trái, Phải hoặc Bằng nhau trước khi lật; khi hai lá bằng nhau, cược Trái và Phải được hoàn một nửa.',
          ],
          [
            'Kết quả do máy chủ rút',
            'Bạn không đánh với người chơi khác. Mỗi ván độc lập; tải lại trang giữa ván thì lần mở sau vẫn thấy kết quả của ván đó.',
          ],
          [
            'Trả thưởng',
            {
              head: ['Cửa', 'Trả'],
              rows: [
                ['Trái', '×2,02'],
                ['Phải', '×2,02'],
                ['Bằng nhau', '×16,66'],
              ],
            },
            'Ván cược từ 10.000 ₫ được tính sao cho <a href="/m/activity?id=509">Đua Bài Cao</a> khi chương trình mở.',
          ],
        ],
      },
      en: {
        title: 'Bài Cao at Lúa Vàng: two cards, one reveal',
        lead: 'Lúa Vàng has remade its high-card game. The cards are dealt and turned before your eyes, and every button shows what it pays.',
        sections: [
          [
            'The rules in one line',
            'Two cards from one deck of 52; the higher one wins, aces are highest. Choose left, right or tie before the reveal; on a tie, bets on left and right get half of the stake back.',
          ],
          [
            'Drawn by the server',
            'You do not play against other people. Each round stands alone; after a reload in the middle of a round, its result is there when you open the game again.',
          ],
          [
            'What it pays',
            {
              head: ['Bet', 'Pays'],
              rows: [
                ['Left', '×2.02'],
                ['Right', '×2.02'],
                ['Tie', '×16.66'],
              ],
            },
            'Rounds of 10,000 ₫ and more count for the <a href="/m/activity?id=509">Bài Cao race</a> while it is on.',
          ],
        ],
      },
    },
  },
  {
    id: 610,
    kind: 'news',
    sinceDays: 27,
    art: '/art/news/pad.svg',
    text: {
      vi: {
        title: 'Thể thao điện tử: trang lịch đấu mới, đủ ba thể loại',
        lead: 'Lịch đấu thể thao điện tử được gom về một trang, lọc theo thể loại và theo giờ rảnh của bạn.',
        sections: [
          [
            'Có gì trên trang mới',
            [
              'Đấu trường chiến thuật, bắn súng và bóng đá mô phỏng, mỗi loại một tab.',
              'Thể thức từng trận: đánh một, ba hay năm ván.',
              'Ghi chú bản cập nhật của trò chơi đang dùng để thi đấu.',
            ],
          ],
          [
            'Độ trễ và kết quả',
            'Hình phát trực tiếp trễ từ 30 đến 120 giây theo quy định của ban tổ chức. Cược trong trận tạm khóa khi có tín hiệu bất thường và chỉ kết toán theo kết quả chính thức.',
          ],
          [
            'Chỉ dành cho người từ 18 tuổi',
            'Dù nhiều khán giả của thể thao điện tử còn trẻ, trang này chỉ dành cho hội viên đã đủ 18 tuổi.',
          ],
        ],
      },
      en: {
        title: 'E-sports: one page of fixtures for three kinds of games',
        lead: 'All e-sports fixtures are on one page now, to be filtered by kind and by the hours you have.',
        sections: [
          [
            'On the new page',
            [
              'Strategy arenas, shooters and simulated football, a tab for each.',
              'The format of a match: best of one, three or five.',
              'Which patch of the game the match is played on.',
            ],
          ],
          [
            'Delay and results',
            'Live pictures are 30 to 120 seconds behind, as organisers require. Live bets are suspended on unusual signals and settled on official results only.',
          ],
          ['For adults', 'Many who watch e-sports are young. This page is for members of 18 and over.'],
        ],
      },
    },
  },
];
