import { helpTab } from './written';

/** Opening an account, signing in, keeping it safe. */
export const accountTab = helpTab(
  'account',
  {
    title: 'Tài khoản',
    lead: 'Mỗi người có một tài khoản. Thông tin trong hồ sơ cần đúng với giấy tờ của bạn, vì tiền chỉ được rút về thẻ ngân hàng mang cùng tên.',
    sections: [
      [
        'Mở tài khoản',
        {
          steps: [
            'Bấm Đăng ký, điền tên đăng nhập, số điện thoại và mật khẩu.',
            'Nhập mã gồm 6 chữ số được gửi qua tin nhắn. Mã có hiệu lực 5 phút.',
            'Điền ngày sinh. Bạn phải từ đủ 18 tuổi.',
          ],
        },
      ],
      [
        'Giữ tài khoản an toàn',
        [
          'Dùng mật khẩu riêng, có cả chữ và số.',
          'Không đưa mã OTP cho bất kỳ ai, kể cả người tự xưng là nhân viên.',
          'Đăng xuất khi dùng máy chung.',
        ],
      ],
      [
        'Quên mật khẩu',
        'Bấm Quên mật khẩu ở trang đăng nhập và nhận mã qua số điện thoại đã xác minh. Nếu không còn dùng số đó, hãy nhắn cho <a href="/m/support">bộ phận hỗ trợ</a>; chúng tôi cần một giấy tờ có ảnh để giúp bạn.',
      ],
    ],
    questions: [
      [
        'Tôi có thể đổi tên đăng nhập không?',
        'Tên đăng nhập không đổi được. Bạn có thể đổi biệt danh hiển thị bất cứ lúc nào trong hồ sơ.',
      ],
      [
        'Vì sao tài khoản của tôi bị khóa?',
        'Thường là do nhập sai mật khẩu nhiều lần, thông tin hồ sơ không khớp, hoặc có đăng nhập bất thường. Bộ phận hỗ trợ cho bạn biết lý do và việc cần làm trong 24 giờ.',
      ],
      [
        'Tôi muốn đóng tài khoản thì làm thế nào?',
        'Rút hết số dư rồi nhắn “Đóng tài khoản” cho bộ phận hỗ trợ. Yêu cầu được thực hiện trong 24 giờ, không thu phí và không cần nêu lý do.',
      ],
    ],
  },
  {
    title: 'Account',
    lead: 'One person, one account. What your profile says must match your papers, because money can only be withdrawn to a bank card in the same name.',
    sections: [
      [
        'Opening an account',
        {
          steps: [
            'Press Register and fill in a username, your phone number and a password.',
            'Enter the 6-digit code from the text message. It is good for 5 minutes.',
            'Fill in your date of birth. You have to be 18 or over.',
          ],
        },
      ],
      [
        'Keeping it safe',
        [
          'Use a password of its own, with letters and digits.',
          'Give a one-time code to nobody, not even to someone who claims to work for us.',
          'Sign out on shared devices.',
        ],
      ],
      [
        'Forgotten password',
        'Press Forgot password on the sign-in page and have a code sent to your verified phone. If you no longer have that number, write to <a href="/m/support">support</a>; we need a photo ID to help you.',
      ],
    ],
    questions: [
      [
        'Can I change my username?',
        'No, but the nickname others see can be changed in your profile at any time.',
      ],
      [
        'Why is my account locked?',
        'Usually because of several wrong passwords, a profile that does not match, or an unusual sign-in. Support tells you the reason and what to do within 24 hours.',
      ],
      [
        'How do I close my account?',
        'Withdraw your balance, then write “Close account” to support. It is done within 24 hours, free of charge and without questions.',
      ],
    ],
  },
);
