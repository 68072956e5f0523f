import { helpTab } from './written';

/** Who runs the site. */
export const aboutTab = helpTab(
  'about',
  {
    title: 'Về chúng tôi',
    lead: 'Hoa Đăng ra đời từ một mong muốn giản dị: một nơi giải trí sáng rõ như đèn đêm hội, luật dễ đọc, tiền dễ rút, và luôn có người thật trả lời.',
    sections: [
      [
        'Những điều chúng tôi giữ',
        [
          'Điều kiện của khuyến mãi luôn đứng cạnh phần thưởng.',
          'Rút tiền không khó hơn nạp tiền.',
          'Không dựng người thắng, không đếm ngược giả.',
          'Người muốn dừng được giúp để dừng.',
        ],
        { picture: '/art/heroes/lanterns.svg', alt: 'Đèn giấy trên dòng sông đêm' },
      ],
      [
        'Hoa Đăng hôm nay',
        {
          head: ['', 'Con số'],
          rows: [
            ['Trò chơi trên sảnh', 'hơn 1.000'],
            ['Nhân viên hỗ trợ, 24/7', '60'],
            ['Đối tác trong liên minh', '8'],
            ['Chương trình thiện nguyện', '6'],
          ],
        },
      ],
      [
        'Kiểm tra độc lập',
        'Bộ sinh số ngẫu nhiên được phòng kiểm định Trống Đồng kiểm tra mỗi quý. Tiền của hội viên được giữ tách biệt với vốn hoạt động.',
      ],
      [
        'Liên hệ',
        [
          'Hỗ trợ hội viên: <a href="/m/support">trò chuyện 24/7</a>.',
          'Hợp tác: <b>hoptac@hoadang.example.com</b>.',
          'Báo chí: <b>baochi@hoadang.example.com</b>.',
        ],
      ],
    ],
    questions: [
      [
        'Làm sao biết tôi đang ở trang thật?',
        'Địa chỉ chính là <b>hoadang.example.com</b>. Các địa chỉ dự phòng được liệt kê trong ứng dụng. Chúng tôi không gửi liên kết đăng nhập qua tin nhắn.',
      ],
      [
        'Tôi muốn trở thành đối tác',
        'Gửi giới thiệu ngắn tới hộp thư hợp tác. Đối tác liên minh cần đồng ý với bộ quy tắc chơi có trách nhiệm của Hoa Đăng.',
      ],
    ],
  },
  {
    title: 'About us',
    lead: 'Hoa Đăng began with a simple wish: a place to play that is as bright as a festival night, with rules one can read, money one can withdraw, and real people who answer.',
    sections: [
      [
        'What we hold to',
        [
          'The terms of a bonus stand beside the bonus.',
          'Getting money out is no harder than putting it in.',
          'No invented winners, no countdowns without a deadline.',
          'Whoever wants to stop is helped to stop.',
        ],
        { picture: '/art/heroes/lanterns.svg', alt: 'Paper lanterns on a river at night' },
      ],
      [
        'Hoa Đăng today',
        {
          head: ['', 'Number'],
          rows: [
            ['Games in the lobby', 'over 1,000'],
            ['People in support, around the clock', '60'],
            ['Partners in the alliance', '8'],
            ['Charity programmes', '6'],
          ],
        },
      ],
      [
        'Independent checks',
        'The Trống Đồng laboratory tests our random numbers every quarter. Members’ money is kept apart from our own.',
      ],
      [
        'Contact',
        [
          'Members: <a href="/m/support">chat, around the clock</a>.',
          'Partners: <b>hoptac@hoadang.example.com</b>.',
          'Press: <b>baochi@hoadang.example.com</b>.',
        ],
      ],
    ],
    questions: [
      [
        'How do I know that this is the real site?',
        'Our main address is <b>hoadang.example.com</b>; the others are listed in the app. We never send sign-in links in messages.',
      ],
      [
        'How do I become a partner?',
        'Send a short introduction to the partners’ address. Members of the alliance agree to our code of responsible play.',
      ],
    ],
  },
);
