import type { ArticleItem } from '../content-item';

/** News about safe accounts and responsible play. */
export const safetyNews: readonly ArticleItem[] = [
  {
    id: 603,
    kind: 'news',
    sinceDays: 3,
    art: '/art/news/shield.svg',
    text: {
      vi: {
        title: 'Năm thói quen giữ tài khoản an toàn',
        lead: 'Phần lớn tài khoản bị mất là do mật khẩu dùng chung và trang giả mạo. Năm việc dưới đây mất chưa tới mười phút.',
        sections: [
          [
            'Làm ngay hôm nay',
            {
              steps: [
                'Đặt mật khẩu riêng cho Hoa Đăng, không dùng lại ở nơi khác.',
                'Xác minh số điện thoại và email để lấy lại tài khoản khi cần.',
                'Lưu địa chỉ trang vào dấu trang, đừng bấm liên kết trong tin nhắn lạ.',
                'Đăng xuất khi dùng máy của người khác.',
                'Xem mục đăng nhập gần đây; thấy thiết bị lạ thì đổi mật khẩu ngay.',
              ],
            },
          ],
          [
            'Nhận ra trang giả mạo',
            {
              head: ['Dấu hiệu', 'Hoa Đăng thật'],
              rows: [
                ['Hỏi mã OTP qua điện thoại', 'Không bao giờ hỏi'],
                ['Yêu cầu chuyển tiền để mở khóa', 'Không thu phí mở khóa'],
                ['Gửi tệp cài đặt qua tin nhắn', 'Chỉ cài từ trang Tải ứng dụng'],
                ['Thúc giục trả lời trong vài phút', 'Luôn cho bạn thời gian kiểm tra'],
              ],
            },
          ],
          [
            'Nếu lỡ nhập mật khẩu vào trang lạ',
            'Hãy đổi mật khẩu, sau đó báo cho <a href="/m/support">bộ phận hỗ trợ</a>. Chúng tôi tạm khóa lệnh rút trong 24 giờ để kiểm tra cùng bạn, số dư không bị ảnh hưởng.',
          ],
        ],
      },
      en: {
        title: 'Five habits that keep your account safe',
        lead: 'Most accounts are lost to reused passwords and copies of our site. These five things take less than ten minutes.',
        sections: [
          [
            'Do it today',
            {
              steps: [
                'Give Hoa Đăng a password that you use nowhere else.',
                'Verify your phone and email, so that you can get back in.',
                'Bookmark this site; do not follow links in messages from strangers.',
                'Sign out on devices that are not yours.',
                'Look at your recent sign-ins; if you see a strange device, change the password.',
              ],
            },
          ],
          [
            'Telling a copy from the real site',
            {
              head: ['What you see', 'The real Hoa Đăng'],
              rows: [
                ['Asks for a one-time code by phone', 'Never asks'],
                ['Wants a transfer to unlock an account', 'Charges nothing to unlock'],
                ['Sends an installation file', 'Installs from the Get the app page only'],
                ['Rushes you to answer in minutes', 'Gives you time to check'],
              ],
            },
          ],
          [
            'If you typed your password elsewhere',
            'Change it, then tell <a href="/m/support">support</a>. We hold withdrawals for 24 hours while we look into it with you; your balance is not touched.',
          ],
        ],
      },
    },
  },
  {
    id: 605,
    kind: 'news',
    sinceDays: 7,
    art: '/art/news/lotus.svg',
    text: {
      vi: {
        title: 'Đặt giới hạn trước khi chơi: ba phút cho một tháng nhẹ đầu',
        lead: 'Trò chơi có tiền nên là khoản giải trí đã tính trước. Từ {from}, bạn có thể nhờ bộ phận hỗ trợ đặt giới hạn theo ngày, tuần hoặc tháng.',
        sections: [
          [
            'Những giới hạn có thể đặt',
            {
              head: ['Giới hạn', 'Giảm xuống', 'Tăng lên'],
              rows: [
                ['Tiền nạp', 'Ngay lập tức', 'Sau 24 giờ'],
                ['Tiền thua', 'Ngay lập tức', 'Sau 24 giờ'],
                ['Thời gian chơi', 'Ngay lập tức', 'Sau 24 giờ'],
              ],
            },
          ],
          [
            'Một cách tính đơn giản',
            {
              steps: [
                'Lấy thu nhập tháng trừ tiền nhà, ăn uống, học hành và tiết kiệm.',
                'Trong phần còn lại, chọn một khoản mà mất đi bạn vẫn ngủ ngon.',
                'Chia khoản đó cho bốn tuần và đặt làm giới hạn tuần.',
              ],
            },
          ],
          [
            'Khi cần nghỉ hẳn',
            'Bạn có thể tạm khóa từ 24 giờ đến vĩnh viễn. Trong thời gian đó chúng tôi không gửi quảng cáo, và không ai có thể mở khóa sớm. Xem thêm tại <a href="/m/help?tag=responsible">Chơi có trách nhiệm</a>.',
          ],
        ],
      },
      en: {
        title: 'Set a limit first: three minutes for a month without worries',
        lead: 'Playing for money should be entertainment you planned for. Since {from} support can set limits for a day, a week or a month at your request.',
        sections: [
          [
            'What can be limited',
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
            'A simple way to choose',
            {
              steps: [
                'Take a month’s income less rent, food, education and savings.',
                'Of what is left, pick a sum whose loss would not cost you sleep.',
                'Divide it by four, and make that the limit of a week.',
              ],
            },
          ],
          [
            'When you need a real break',
            'You can close your account from 24 hours to forever. Meanwhile we send no advertising, and nobody can reopen it early. More at <a href="/m/help?tag=responsible">Responsible play</a>.',
          ],
        ],
      },
    },
  },
];
