import type { ArticleItem } from '../content-item';

/** Partners that make games or bring sports. */
export const allianceGames: readonly ArticleItem[] = [
  {
    id: 621,
    kind: 'alliance',
    sinceDays: 60,
    art: '/art/alliance/sen-hong.svg',
    externalLink: '/sandbox/outside/sen-hong',
    text: {
      vi: {
        title: 'Sen Hồng',
        lead: 'Xưởng vẽ và phát triển trò chơi quay số theo tranh dân gian, đồng hành cùng Hoa Đăng từ ngày đầu.',
        sections: [
          [
            'Cùng nhau làm gì',
            [
              '46 trò chơi trên sảnh, tất cả đều có bản chơi thử.',
              'Công bố tỷ lệ hoàn trả trên màn hình chờ.',
              'Mỗi quý một bộ tranh mới do họa sĩ trẻ trong nước vẽ.',
            ],
          ],
          [
            'Dành cho hội viên',
            'Hội viên Hoa Đăng đăng nhập trang Sen Hồng bằng cùng số điện thoại và xem trước trò chơi mới bảy ngày.',
          ],
        ],
      },
      en: {
        title: 'Sen Hồng',
        lead: 'A studio that draws slot games after folk prints, with Hoa Đăng since its first day.',
        sections: [
          [
            'What we do together',
            [
              '46 games in the lobby, each with a demo version.',
              'The return to player is on the first screen.',
              'A new set of pictures every quarter, by young local artists.',
            ],
          ],
          [
            'For members',
            'Members sign in at Sen Hồng with the same phone number and see new games seven days early.',
          ],
        ],
      },
    },
  },
  {
    id: 622,
    kind: 'alliance',
    sinceDays: 75,
    art: '/art/alliance/kinh-ngu.svg',
    externalLink: '/sandbox/outside/kinh-ngu',
    text: {
      vi: {
        title: 'Kình Ngư',
        lead: 'Đội vận hành các giải bắn cá giao hữu, chuyên về phòng nhiều người và chống phần mềm tự động.',
        sections: [
          [
            'Cùng nhau làm gì',
            [
              'Giám sát 24/7 các phòng của Biển Khơi, Sóng Bạc và San Hô.',
              'Mỗi tháng một giải giao hữu, không thu phí tham gia.',
              'Tài khoản dùng phần mềm tự bắn bị loại trong ngày.',
            ],
          ],
          [
            'Dành cho hội viên',
            'Xem lịch giải và bảng xếp hạng mùa trên trang Kình Ngư, không cần tạo thêm tài khoản.',
          ],
        ],
      },
      en: {
        title: 'Kình Ngư',
        lead: 'They run friendly fishing contests and know all about crowded rooms and automatic players.',
        sections: [
          [
            'What we do together',
            [
              'The rooms of Biển Khơi, Sóng Bạc and San Hô are watched around the clock.',
              'A friendly contest a month, free to join.',
              'Accounts that let software shoot are out the same day.',
            ],
          ],
          [
            'For members',
            'Fixtures and the table of the season are on their site; no further account needed.',
          ],
        ],
      },
    },
  },
  {
    id: 623,
    kind: 'alliance',
    sinceDays: 92,
    art: '/art/alliance/kim-ke.svg',
    externalLink: '/sandbox/outside/kim-ke',
    text: {
      vi: {
        title: 'Kim Kê',
        lead: 'Đơn vị dữ liệu chuyên mục đá gà: lịch, trọng lượng, thành tích và kết quả được xác nhận từ ba trọng tài.',
        sections: [
          [
            'Cùng nhau làm gì',
            [
              'Chỉ nhận trường gà có thú y trực và không dùng cựa sắt.',
              'Kết quả có ba chữ ký trước khi kết toán.',
              'Trận có dấu hiệu sắp đặt bị hủy và hoàn cược toàn bộ.',
            ],
          ],
          ['Dành cho hội viên', 'Thống kê 12 tháng của từng trường gà được mở miễn phí.'],
        ],
      },
      en: {
        title: 'Kim Kê',
        lead: 'The data behind our cockfight section: fixtures, weights, records, and results confirmed by three referees.',
        sections: [
          [
            'What we do together',
            [
              'Only arenas with a vet on duty and without metal spurs are listed.',
              'A result carries three signatures before bets are settled.',
              'Matches that look arranged are void, and all stakes go back.',
            ],
          ],
          ['For members', 'Twelve months of statistics for each arena, free of charge.'],
        ],
      },
    },
  },
  {
    id: 624,
    kind: 'alliance',
    sinceDays: 118,
    art: '/art/alliance/lac-viet.svg',
    externalLink: '/sandbox/outside/lac-viet',
    text: {
      vi: {
        title: 'Lạc Việt',
        lead: 'Nhóm phân tích thể thao viết nhận định trước trận bằng số liệu, không bán kèo, không hứa hẹn.',
        sections: [
          [
            'Cùng nhau làm gì',
            [
              'Bản tin cuối tuần trong mục Video và Tin tức.',
              'Phong độ, chấn thương, lịch di chuyển của hơn 300 đội.',
              'Mỗi bài ghi rõ nguồn số liệu và những lần nhận định sai.',
            ],
          ],
          ['Dành cho hội viên', 'Đọc toàn bộ kho bài viết mà không có quảng cáo.'],
        ],
      },
      en: {
        title: 'Lạc Việt',
        lead: 'Sports analysts who write previews out of numbers. They sell no tips and promise nothing.',
        sections: [
          [
            'What we do together',
            [
              'The weekend preview under Videos and News.',
              'Form, injuries and travel of more than 300 teams.',
              'Every piece names its sources, and where the last one was wrong.',
            ],
          ],
          ['For members', 'The whole archive, without advertising.'],
        ],
      },
    },
  },
];
