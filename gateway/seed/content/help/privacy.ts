import { helpTab } from './written';

/** What is known about members, why, and for how long. */
export const privacyTab = helpTab(
  'privacy',
  {
    title: 'Bảo mật',
    lead: 'Chúng tôi chỉ thu thập thông tin cần để vận hành tài khoản, giữ an toàn và làm đúng pháp luật. Chúng tôi không bán dữ liệu của bạn.',
    sections: [
      [
        '1. Thông tin được thu thập',
        {
          head: ['Thông tin', 'Để làm gì', 'Lưu bao lâu'],
          rows: [
            ['Họ tên, ngày sinh', 'Xác minh tuổi và danh tính', '5 năm sau khi đóng'],
            ['Số điện thoại, email', 'Đăng nhập, khôi phục', 'Đến khi đóng'],
            ['Tài khoản nhận tiền', 'Nạp và rút', '5 năm sau khi đóng'],
            ['Lịch sử cược', 'Kết toán, khiếu nại', '5 năm'],
            ['Địa chỉ mạng, thiết bị', 'Phát hiện gian lận', '12 tháng'],
            ['Nội dung hỗ trợ', 'Giải quyết yêu cầu', '24 tháng'],
          ],
        },
      ],
      [
        '2. Chia sẻ với ai',
        [
          'Đơn vị thanh toán và nhà phát hành trò chơi, trong phạm vi cần thiết. Nhà phát hành chỉ nhận mã số, không nhận họ tên.',
          'Cơ quan có thẩm quyền khi pháp luật yêu cầu.',
          'Không chia sẻ cho bên quảng cáo.',
        ],
      ],
      [
        '3. Cách bảo vệ',
        [
          'Mật khẩu được mã hóa ngay trên đường truyền và không ai trong công ty đọc được.',
          'Dữ liệu được sao lưu ở hai nơi, mọi lần truy cập đều được ghi lại.',
          'Nếu xảy ra sự cố ảnh hưởng đến bạn, chúng tôi thông báo trong 72 giờ.',
        ],
      ],
      [
        '4. Cookie',
        'Trang dùng cookie để giữ phiên đăng nhập và ngôn ngữ bạn chọn. Không có cookie quảng cáo. Xóa cookie sẽ đăng xuất bạn khỏi thiết bị đó.',
      ],
      [
        '5. Quyền của bạn',
        [
          'Xem và tải về dữ liệu của mình.',
          'Sửa thông tin sai.',
          'Yêu cầu xóa những gì pháp luật không buộc phải lưu.',
          'Từ chối nhận thư khuyến mãi.',
        ],
        'Gửi yêu cầu tới <b>baomat@hoadang.example.com</b>, chúng tôi trả lời trong 15 ngày.',
      ],
    ],
    questions: [
      [
        'Tôi dừng nhận thư khuyến mãi thế nào?',
        'Nhắn “Dừng” cho bộ phận hỗ trợ. Thư về giao dịch và bảo mật vẫn được gửi vì chúng bảo vệ tài khoản của bạn.',
      ],
      [
        'Vì sao phải gửi ảnh giấy tờ?',
        'Để xác minh tuổi và chống mạo danh. Bạn có thể che các con số không cần thiết. Ảnh được xóa sau khi xác minh 30 ngày.',
      ],
    ],
  },
  {
    title: 'Privacy',
    lead: 'We collect what we need to run your account, keep it safe and obey the law. We do not sell your data.',
    sections: [
      [
        '1. What we collect',
        {
          head: ['Data', 'What for', 'Kept'],
          rows: [
            ['Name, date of birth', 'Verifying age and identity', '5 years after closing'],
            ['Phone, email', 'Signing in, recovery', 'Until closing'],
            ['Bank account or wallet', 'Deposits, withdrawals', '5 years after closing'],
            ['Bets', 'Settlement, complaints', '5 years'],
            ['Network address, device', 'Detecting fraud', '12 months'],
            ['Talks with support', 'Solving your request', '24 months'],
          ],
        },
      ],
      [
        '2. Who gets it',
        [
          'Payment providers and game studios, as far as needed. Studios get a number, not your name.',
          'Authorities, where the law requires it.',
          'No advertisers.',
        ],
      ],
      [
        '3. How it is protected',
        [
          'Passwords are encrypted on their way, and nobody in the company can read them.',
          'Data is backed up in two places, and every access is recorded.',
          'If an incident affects you, we tell you within 72 hours.',
        ],
      ],
      [
        '4. Cookies',
        'Cookies keep you signed in and remember your language. There are none for advertising. Deleting them signs you out on that device.',
      ],
      [
        '5. Your rights',
        [
          'See and download your data.',
          'Correct what is wrong.',
          'Have deleted whatever the law does not make us keep.',
          'Say no to promotional messages.',
        ],
        'Write to <b>baomat@hoadang.example.com</b>; we answer within 15 days.',
      ],
    ],
    questions: [
      [
        'How do I stop promotional messages?',
        'Write “Stop” to support. Messages about payments and security still come, because they protect your account.',
      ],
      [
        'Why do you need a picture of my ID?',
        'To verify your age and keep impostors out. You may cover digits that are not needed. Pictures are deleted 30 days after verification.',
      ],
    ],
  },
);
