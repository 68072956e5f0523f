import { helpTab } from './written';

/** Limits, self-exclusion, warning signs and where to get help. */
export const responsibleTab = helpTab(
  'responsible',
  {
    title: 'Chơi có trách nhiệm',
    lead: 'Trò chơi có tiền là giải trí có chi phí, không phải cách kiếm tiền. Nếu không còn vui, đó là lúc nên dừng. Trang này nói rõ cách giúp bạn giữ quyền kiểm soát.',
    sections: [
      [
        'Đặt giới hạn',
        'Bạn có thể nhờ <a href="/m/support">bộ phận hỗ trợ</a> đặt giới hạn theo ngày, tuần hoặc tháng. Không cần nêu lý do.',
        {
          head: ['Giới hạn', 'Khi giảm', 'Khi tăng'],
          rows: [
            ['Số tiền nạp', 'Ngay lập tức', 'Sau 24 giờ'],
            ['Số tiền thua', 'Ngay lập tức', 'Sau 24 giờ'],
            ['Thời gian chơi', 'Ngay lập tức', 'Sau 24 giờ'],
          ],
        },
      ],
      [
        'Tạm nghỉ và tự loại trừ',
        {
          head: ['Lựa chọn', 'Thời hạn', 'Mở lại sớm'],
          rows: [
            ['Nghỉ ngắn', '24 giờ, 3 hoặc 7 ngày', 'Không'],
            ['Tạm khóa', '1, 3 hoặc 6 tháng', 'Không'],
            ['Tự loại trừ', 'Từ 1 năm đến vĩnh viễn', 'Không'],
          ],
        },
        'Trong thời gian này bạn không thể đăng nhập để chơi và không nhận quảng cáo. Số dư còn lại được rút về tài khoản của bạn bất cứ lúc nào.',
      ],
      [
        'Dấu hiệu nên dừng lại',
        [
          'Chơi nhiều tiền hoặc lâu hơn dự định.',
          'Chơi tiếp để gỡ khoản đã thua.',
          'Vay mượn hoặc bán đồ để chơi.',
          'Giấu gia đình về số tiền và thời gian chơi.',
          'Cáu gắt, mất ngủ khi không được chơi.',
          'Bỏ bê công việc, học hành, người thân.',
        ],
        'Có từ hai dấu hiệu trở lên, hãy nghỉ ít nhất bảy ngày và nói chuyện với một người bạn tin.',
      ],
      [
        'Tìm trợ giúp ở đâu',
        [
          'Nhóm tư vấn <a href="/sandbox/outside/trang-khuyet">Trăng Khuyết</a>: trò chuyện bằng chữ 8:00–22:00, miễn phí, không chia sẻ nội dung với Hoa Đăng.',
          'Khoa tâm lý hoặc sức khỏe tâm thần của bệnh viện gần bạn.',
          'Bộ phận chơi có trách nhiệm: <b>choicotrachnhiem@hoadang.example.com</b>.',
        ],
      ],
      [
        'Bảo vệ trẻ em',
        'Chỉ người từ đủ 18 tuổi được tham gia. Đừng lưu mật khẩu trên máy trẻ có thể dùng, hãy bật khóa màn hình và bộ lọc nội dung. Tài khoản của người chưa đủ tuổi bị đóng và tiền nạp được hoàn trả.',
      ],
    ],
    questions: [
      [
        'Giới hạn có hiệu lực khi nào?',
        'Đặt mới hoặc giảm có hiệu lực ngay. Tăng hoặc bỏ giới hạn chỉ có hiệu lực sau 24 giờ, và bạn có thể đổi ý trong thời gian đó.',
      ],
      [
        'Đang tự loại trừ, tôi còn rút được tiền không?',
        'Được. Nhắn cho bộ phận hỗ trợ từ số điện thoại đã đăng ký; toàn bộ số dư được chuyển về tài khoản mang tên bạn.',
      ],
      [
        'Tôi lo cho một người thân đang chơi quá nhiều',
        'Hãy liên hệ Trăng Khuyết để được tư vấn kín đáo. Hoa Đăng không thể tiết lộ thông tin tài khoản của người khác, nhưng sẽ xem xét mọi lo ngại bạn gửi tới.',
      ],
    ],
  },
  {
    title: 'Responsible play',
    lead: 'Playing for money is entertainment that costs something; it is not a way to earn. When it is no longer fun, it is time to stop. This page says what helps you stay in control.',
    sections: [
      [
        'Limits',
        'Ask <a href="/m/support">support</a> for a limit for a day, a week or a month. You need not say why.',
        {
          head: ['Limit', 'Lowered', 'Raised'],
          rows: [
            ['Deposits', 'At once', 'After 24 hours'],
            ['Losses', 'At once', 'After 24 hours'],
            ['Time', 'At once', 'After 24 hours'],
          ],
        },
      ],
      [
        'Breaks and self-exclusion',
        {
          head: ['Choice', 'For', 'Ended early'],
          rows: [
            ['Short break', '24 hours, 3 or 7 days', 'No'],
            ['Time out', '1, 3 or 6 months', 'No'],
            ['Self-exclusion', '1 year to forever', 'No'],
          ],
        },
        'Meanwhile you cannot sign in to play, and you get no advertising. What is left in your wallet can be paid out to you at any time.',
      ],
      [
        'Signs that you should stop',
        [
          'You spend more money or time than you meant to.',
          'You play on to win losses back.',
          'You borrow or sell things to play.',
          'You hide from your family how much you play.',
          'You are irritable or sleepless when you cannot play.',
          'Work, studies or people close to you come second.',
        ],
        'If two or more are true of you, take at least seven days off and talk to somebody you trust.',
      ],
      [
        'Where to get help',
        [
          'The counsellors of <a href="/sandbox/outside/trang-khuyet">Trăng Khuyết</a>: written chat from 8:00 to 22:00, free, and never shared with Hoa Đăng.',
          'The psychology or mental health department of a hospital near you.',
          'Our own team: <b>choicotrachnhiem@hoadang.example.com</b>.',
        ],
      ],
      [
        'Protecting children',
        'Only people of 18 and over may take part. Keep no password on a device that children use; lock the screen and use a content filter. Accounts of minors are closed and their deposits returned.',
      ],
    ],
    questions: [
      [
        'When does a limit take effect?',
        'A new or lower limit at once. A higher one, or none, only after 24 hours, and you can change your mind until then.',
      ],
      [
        'Can I withdraw while I am excluded?',
        'Yes. Write to support from your registered phone number; the whole balance goes to an account in your name.',
      ],
      [
        'I worry about somebody who plays too much',
        'Trăng Khuyết gives confidential advice to relatives as well. We cannot disclose anything about another person’s account, but we look into every concern you send us.',
      ],
    ],
  },
);
