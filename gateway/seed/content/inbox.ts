import { type Article, articleHtml } from './article';
import type { InboxSeed } from './content-item';

type Message = readonly [id: number, sinceDays: number, read: boolean, vi: Article, en: Article];

const textOf = (article: Article) => ({ title: article.title, content: articleHtml(article) });

const MESSAGES: readonly Message[] = [
  [
    801,
    0,
    false,
    {
      title: 'Yêu cầu rút tiền đã được duyệt',
      lead: 'Yêu cầu rút 2.000.000 ₫ của bạn đã được chuyển về tài khoản ngân hàng có số cuối 6218.',
      sections: [
        [
          'Chi tiết',
          ['Mã giao dịch: RT-240817.', 'Phí: 0 ₫.', 'Tiền thường tới trong 5 phút, muộn nhất 2 giờ.'],
        ],
      ],
    },
    {
      title: 'Your withdrawal is approved',
      lead: 'Your withdrawal of 2,000,000 ₫ is on its way to the bank account ending in 6218.',
      sections: [
        [
          'Details',
          [
            'Number: RT-240817.',
            'Fee: 0 ₫.',
            'It usually arrives within 5 minutes, at the latest in 2 hours.',
          ],
        ],
      ],
    },
  ],
  [
    802,
    1,
    false,
    {
      title: 'Đăng nhập từ thiết bị mới',
      lead: 'Tài khoản của bạn vừa được đăng nhập bằng trình duyệt Chrome trên một điện thoại Android chưa từng dùng trước đây.',
      sections: [
        [
          'Không phải bạn?',
          {
            steps: [
              '<a href="/m/changePsw">Đổi mật khẩu</a> ngay.',
              'Báo cho <a href="/m/support">bộ phận hỗ trợ</a> để tạm khóa lệnh rút.',
            ],
          },
        ],
      ],
    },
    {
      title: 'Sign-in from a new device',
      lead: 'Someone has signed in to your account with Chrome on an Android phone that was not used before.',
      sections: [
        [
          'Not you?',
          {
            steps: [
              '<a href="/m/changePsw">Change your password</a> now.',
              'Tell <a href="/m/support">support</a>, so that withdrawals are held.',
            ],
          },
        ],
      ],
    },
  ],
  [
    803,
    2,
    false,
    {
      title: 'Đã nhận 500.000 ₫ qua mã QR',
      lead: 'Khoản nạp 500.000 ₫ đã vào ví chính. Mã giao dịch: NT-240815.',
      sections: [
        [
          'Trong tháng này',
          'Bạn đã nạp tổng cộng 2.300.000 ₫. Muốn đặt giới hạn nạp, hãy nhắn cho bộ phận hỗ trợ.',
        ],
      ],
    },
    {
      title: '500,000 ₫ received by QR code',
      lead: 'Your deposit of 500,000 ₫ is in the main wallet. Number: NT-240815.',
      sections: [
        ['This month', 'Your deposits come to 2,300,000 ₫ in all. If you want a limit, write to support.'],
      ],
    },
  ],
  [
    804,
    4,
    true,
    {
      title: 'Yêu cầu hoàn thua live casino được chấp thuận',
      lead: 'Thua ròng tuần trước của bạn là 8.000.000 ₫. Khoản hoàn 3%, tức 240.000 ₫, đã vào ví chính.',
      sections: [
        [
          'Điều kiện',
          {
            head: ['Mục', 'Mức'],
            rows: [
              ['Vòng cược', '1 vòng, tức 240.000 ₫'],
              ['Thời hạn', '7 ngày'],
            ],
          },
          'Xem đầy đủ tại <a href="/m/activity?id=507">trang khuyến mãi</a>. Nếu tuần qua vượt mức bạn định chơi, hãy cân nhắc <a href="/m/help?tag=responsible">đặt giới hạn</a>.',
        ],
      ],
    },
    {
      title: 'Your live casino refund is approved',
      lead: 'Your net loss of last week was 8,000,000 ₫. The refund of 3%, 240,000 ₫, is in your main wallet.',
      sections: [
        [
          'Conditions',
          {
            head: ['Item', 'Value'],
            rows: [
              ['Turnover', 'once, 240,000 ₫'],
              ['Use within', '7 days'],
            ],
          },
          'All terms are on the <a href="/m/activity?id=507">promotion’s page</a>. If the week went beyond what you had planned, think about <a href="/m/help?tag=responsible">setting a limit</a>.',
        ],
      ],
    },
  ],
  [
    805,
    8,
    true,
    {
      title: 'Bạn đã đạt 3 trong 5 bước tới hạng Vàng',
      lead: 'Hạng Bạc của bạn được giữ ít nhất ba tháng nữa, kể cả khi bạn nghỉ chơi.',
      sections: [
        [
          'Quyền lợi hạng Bạc',
          ['Quà sinh nhật 188.000 ₫.', 'Rút tới 500.000.000 ₫ mỗi ngày.', 'Hỗ trợ ưu tiên.'],
        ],
      ],
    },
    {
      title: '3 of 5 steps to Gold',
      lead: 'Silver is yours for at least three more months, even if you take a break.',
      sections: [
        [
          'What Silver brings',
          ['A birthday gift of 188,000 ₫.', 'Withdrawals up to 500,000,000 ₫ a day.', 'Priority support.'],
        ],
      ],
    },
  ],
  [
    806,
    15,
    true,
    {
      title: 'Yêu cầu nhận thưởng chưa được duyệt',
      lead: 'Yêu cầu cho chương trình Chuỗi thắng đá gà chưa được duyệt vì thiếu mã của trận thứ ba.',
      sections: [
        [
          'Bạn có thể',
          'Gửi lại trong 48 giờ kèm đủ mã các trận tại <a href="/m/activity?id=510">trang khuyến mãi</a>.',
        ],
      ],
    },
    {
      title: 'Your claim was not approved',
      lead: 'Your claim for the Cockfight streak was not approved, because the number of the third match is missing.',
      sections: [
        [
          'What you can do',
          'Send it again within 48 hours with all numbers, on the <a href="/m/activity?id=510">promotion’s page</a>.',
        ],
      ],
    },
  ],
  [
    807,
    33,
    true,
    {
      title: 'Bạn đã đặt mật khẩu giao dịch',
      lead: 'Sáu chữ số này được hỏi ở mỗi lần rút tiền. Đừng đưa cho ai, kể cả nhân viên của chúng tôi.',
      sections: [['Từ bây giờ', 'Bạn có thể rút tiền về thẻ ngân hàng mang tên mình.']],
    },
    {
      title: 'Your payment password is set',
      lead: 'Its six digits are asked for at every withdrawal. Give them to nobody, our staff included.',
      sections: [['From now on', 'You can withdraw to bank cards in your name.']],
    },
  ],
  [
    808,
    62,
    true,
    {
      title: 'Nhìn lại hai tháng vừa qua',
      lead: 'Mỗi hai tháng, chúng tôi gửi bạn lời nhắc nhỏ để xem lại thời gian và số tiền dành cho giải trí.',
      sections: [
        [
          'Ba câu hỏi nhanh',
          [
            'Bạn có chơi trong khoản đã định không?',
            'Bạn có nghỉ đều đặn không?',
            'Bạn có còn thấy vui không?',
          ],
          'Nếu có câu trả lời “không”, hãy xem <a href="/m/help?tag=responsible">Chơi có trách nhiệm</a>.',
        ],
      ],
    },
    {
      title: 'A look back at two months',
      lead: 'Every two months we remind you to look at the time and money you give to entertainment.',
      sections: [
        [
          'Three quick questions',
          ['Did you stay within what you had planned?', 'Did you take breaks?', 'Is it still fun?'],
          'If one answer is no, see <a href="/m/help?tag=responsible">Responsible play</a>.',
        ],
      ],
    },
  ],
];

/** Personal messages of a demo member, the newest first. */
export const inboxMessages: readonly InboxSeed[] = MESSAGES.map(([id, sinceDays, read, vi, en]) => ({
  id,
  sinceDays,
  read,
  text: { vi: textOf(vi), en: textOf(en) },
}));
