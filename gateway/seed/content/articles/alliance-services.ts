import type { ArticleItem } from '../content-item';

/** Partners for fairness, safety and community. */
export const allianceServices: readonly ArticleItem[] = [
  {
    id: 625,
    kind: 'alliance',
    sinceDays: 140,
    art: '/art/alliance/trong-dong.svg',
    externalLink: '/sandbox/outside/trong-dong',
    text: {
      vi: {
        title: 'Trống Đồng',
        lead: 'Phòng kiểm định độc lập, chịu trách nhiệm kiểm tra bộ sinh số ngẫu nhiên của các trò chơi trên Hoa Đăng.',
        sections: [
          [
            'Kiểm định những gì',
            {
              head: ['Nội dung', 'Chu kỳ'],
              rows: [
                ['Bộ sinh số ngẫu nhiên', 'Mỗi quý'],
                ['Tỷ lệ hoàn trả thực tế', 'Mỗi tháng'],
                ['Mã nguồn trò chơi mới', 'Trước khi ra mắt'],
              ],
            },
          ],
          ['Dành cho hội viên', 'Báo cáo tóm tắt của từng quý được đăng công khai, ai cũng đọc được.'],
        ],
      },
      en: {
        title: 'Trống Đồng',
        lead: 'An independent laboratory that tests the random numbers behind the games at Hoa Đăng.',
        sections: [
          [
            'What they test',
            {
              head: ['Subject', 'How often'],
              rows: [
                ['Random number generators', 'Every quarter'],
                ['Return to player as measured', 'Every month'],
                ['Code of new games', 'Before release'],
              ],
            },
          ],
          ['For members', 'A summary of every quarter is published for anyone to read.'],
        ],
      },
    },
  },
  {
    id: 626,
    kind: 'alliance',
    sinceDays: 165,
    art: '/art/alliance/trang-khuyet.svg',
    externalLink: '/sandbox/outside/trang-khuyet',
    text: {
      vi: {
        title: 'Trăng Khuyết',
        lead: 'Nhóm tư vấn tâm lý hỗ trợ người gặp khó khăn vì cờ bạc và gia đình của họ. Miễn phí, kín đáo.',
        sections: [
          [
            'Hỗ trợ thế nào',
            [
              'Trò chuyện bằng chữ từ 8:00 đến 22:00 mỗi ngày.',
              'Ba buổi tư vấn riêng miễn phí cho hội viên và người thân.',
              'Không chia sẻ nội dung trò chuyện với Hoa Đăng.',
            ],
          ],
          [
            'Khi nào nên liên hệ',
            'Khi bạn vay để chơi, giấu người nhà, hoặc chơi để gỡ. Bạn không cần là hội viên mới được giúp đỡ.',
          ],
        ],
      },
      en: {
        title: 'Trăng Khuyết',
        lead: 'Counsellors for people who struggle with gambling, and for their families. Free and confidential.',
        sections: [
          [
            'How they help',
            [
              'Written chat from 8:00 to 22:00 every day.',
              'Three private sessions free of charge, for members and relatives.',
              'Nothing you say is passed on to Hoa Đăng.',
            ],
          ],
          [
            'When to write to them',
            'When you borrow to play, hide it from your family, or play to win losses back. You need not be a member to be helped.',
          ],
        ],
      },
    },
  },
  {
    id: 627,
    kind: 'alliance',
    sinceDays: 190,
    art: '/art/alliance/hac-giay.svg',
    externalLink: '/sandbox/outside/hac-giay',
    text: {
      vi: {
        title: 'Hạc Giấy',
        lead: 'Quỹ cộng đồng điều phối các chương trình thiện nguyện, nhận và công khai mọi khoản đóng góp của Hoa Đăng.',
        sections: [
          [
            'Cùng nhau làm gì',
            [
              'Sáu chương trình trong mục Thiện nguyện.',
              'Sổ chi công khai theo từng chương trình, kiểm toán mỗi năm.',
              'Tình nguyện viên của cả hai bên cùng có mặt khi trao quà.',
            ],
          ],
          ['Dành cho hội viên', 'Đăng ký làm tình nguyện viên theo ngày, kể cả khi bạn không chơi.'],
        ],
      },
      en: {
        title: 'Hạc Giấy',
        lead: 'A community fund that runs our charity work and publishes every contribution of Hoa Đăng.',
        sections: [
          [
            'What we do together',
            [
              'The six programmes under Charity.',
              'Open books for each programme, audited every year.',
              'Volunteers of both sides are there when gifts are handed over.',
            ],
          ],
          ['For members', 'Volunteer for a day, whether you play or not.'],
        ],
      },
    },
  },
  {
    id: 628,
    kind: 'alliance',
    sinceDays: 230,
    art: '/art/alliance/non-xanh.svg',
    externalLink: '/sandbox/outside/non-xanh',
    text: {
      vi: {
        title: 'Non Xanh',
        lead: 'Đối tác hạ tầng, vận hành máy chủ tại ba miền và lo phần bảo mật đường truyền.',
        sections: [
          [
            'Cam kết dịch vụ',
            {
              head: ['Chỉ số', 'Mức cam kết'],
              rows: [
                ['Thời gian hoạt động', '99,95% mỗi tháng'],
                ['Phản hồi sự cố', 'Trong 5 phút'],
                ['Sao lưu dữ liệu', 'Mỗi giờ, tại hai nơi'],
              ],
            },
          ],
          [
            'Dành cho hội viên',
            'Tình trạng hệ thống được công bố theo thời gian thực trên trang của Non Xanh.',
          ],
        ],
      },
      en: {
        title: 'Non Xanh',
        lead: 'Our infrastructure partner: servers in three regions and the security of every connection.',
        sections: [
          [
            'What they commit to',
            {
              head: ['Measure', 'Commitment'],
              rows: [
                ['Availability', '99.95% a month'],
                ['First response to incidents', 'Within 5 minutes'],
                ['Backups', 'Hourly, in two places'],
              ],
            },
          ],
          ['For members', 'The state of our systems is on their site in real time.'],
        ],
      },
    },
  },
];
