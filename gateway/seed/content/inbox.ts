import type { Language } from '../../db/schema';
import { type Article, articleHtml } from './article';
import type { InboxSeed } from './content-item';

/** What is known of a member, and may be told. Amounts in 1/100 units, times in epoch milliseconds. */
export type Facts = {
  registeredAt: number;
  /** The last withdrawal that was paid out. */
  withdrawal: { orderNo: string; amount: number; fee: number; lastDigits: string; at: number } | null;
  /** The last deposit, and all that was paid in in its month. */
  deposit: { orderNo: string; amount: number; ofMonth: number; channel: Words; at: number } | null;
  /** The last rebate of a week. */
  rebate: { loss: number; amount: number; times: number; at: number } | null;
  /** How many of the conditions of the next rank are met, and what the rank so far gives. */
  rank: { done: number; all: number; next: Words; current: Words; free: number; mostOfDay: number } | null;
  /** The last login from another device than the one before. */
  login: { device: string; browser: string; at: number } | null;
  /** When the payment password was set. */
  passwordSetAt: number | null;
};
type Words = Record<Language, string>;

/** A message before it is written: when it came, and what it says in each language. */
type Message = { id: number; at: number; say: (language: Language) => Article };

const DAY_MS = 24 * 3600 * 1000;
const inDong = (amount: number, language: Language) =>
  `${new Intl.NumberFormat(language === 'vi' ? 'de' : 'en').format(amount / 100)} ₫`;
/** One of two wordings. */
const either = (vi: Article, en: Article) => (language: Language) => (language === 'vi' ? vi : en);

/** The personal messages of a demo member out of what is known of it, the newest first; none about what never was. */
export function messagesOf(facts: Facts, now: number): InboxSeed[] {
  return [...eventsOf(facts), ...standing(facts, now)]
    .sort((a, b) => b.at - a.at)
    .map(({ id, at, say }) => ({ id, at, text: { vi: written(say('vi')), en: written(say('en')) } }));
}

const written = (article: Article) => ({ title: article.title, content: articleHtml(article) });

function eventsOf({ withdrawal, deposit, rebate, login, passwordSetAt }: Facts): Message[] {
  return [
    ...(withdrawal ? [{ id: 801, at: withdrawal.at, say: aboutWithdrawal(withdrawal) }] : []),
    ...(login ? [{ id: 802, at: login.at, say: aboutLogin(login) }] : []),
    ...(deposit ? [{ id: 803, at: deposit.at, say: aboutDeposit(deposit) }] : []),
    ...(rebate ? [{ id: 804, at: rebate.at, say: aboutRebate(rebate) }] : []),
    ...(passwordSetAt ? [{ id: 807, at: passwordSetAt, say: PASSWORD_SET }] : []),
  ];
}

function standing({ registeredAt, rank }: Facts, now: number): Message[] {
  const all = [
    ...(rank ? [{ id: 805, at: now - 2 * DAY_MS, say: aboutRank(rank) }] : []),
    { id: 808, at: now - 62 * DAY_MS, say: LOOK_BACK },
    { id: 809, at: registeredAt, say: WELCOME },
  ];
  return all.filter(({ at }) => at >= registeredAt);
}

const aboutWithdrawal = ({ orderNo, amount, fee, lastDigits }: NonNullable<Facts['withdrawal']>) =>
  either(
    {
      title: 'Yêu cầu rút tiền đã được duyệt',
      lead: `Yêu cầu rút ${inDong(amount, 'vi')} của bạn đã được chuyển về thẻ ngân hàng có số cuối ${lastDigits}.`,
      sections: [
        [
          'Chi tiết',
          [
            `Mã giao dịch: <a href="/m/withdraw/${orderNo}">${orderNo}</a>.`,
            `Phí: ${inDong(fee, 'vi')}.`,
            'Ngân hàng của bạn có thể cần thêm ít phút để ghi có.',
          ],
        ],
      ],
    },
    {
      title: 'Your withdrawal is approved',
      lead: `Your withdrawal of ${inDong(amount, 'en')} has been sent to the bank card ending in ${lastDigits}.`,
      sections: [
        [
          'Details',
          [
            `Number: <a href="/m/withdraw/${orderNo}">${orderNo}</a>.`,
            `Fee: ${inDong(fee, 'en')}.`,
            'Your bank may take a few minutes more to show it.',
          ],
        ],
      ],
    },
  );

const aboutLogin = ({ device, browser }: NonNullable<Facts['login']>) =>
  either(
    {
      title: 'Đăng nhập từ thiết bị khác',
      lead: `Tài khoản của bạn đã được đăng nhập bằng trình duyệt ${browser} trên ${device}, khác với lần trước đó.`,
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
      title: 'Sign-in from another device',
      lead: `Someone has signed in to your account with ${browser} on ${device}, not the device used before.`,
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
  );

const aboutDeposit = ({ orderNo, amount, ofMonth, channel }: NonNullable<Facts['deposit']>) =>
  either(
    {
      title: `Đã nhận ${inDong(amount, 'vi')}`,
      lead: `Khoản nạp ${inDong(amount, 'vi')} (${channel.vi}) đã vào ví chính. Mã giao dịch: ${orderNo}.`,
      sections: [
        [
          'Trong tháng đó',
          `Bạn đã nạp tổng cộng ${inDong(ofMonth, 'vi')}. Muốn đặt giới hạn nạp, hãy nhắn cho <a href="/m/support">bộ phận hỗ trợ</a>.`,
        ],
      ],
    },
    {
      title: `${inDong(amount, 'en')} received`,
      lead: `Your deposit of ${inDong(amount, 'en')} (${channel.en}) is in your main wallet. Number: ${orderNo}.`,
      sections: [
        [
          'That month',
          `Your deposits came to ${inDong(ofMonth, 'en')} in all. To set a deposit limit, message <a href="/m/support">support</a>.`,
        ],
      ],
    },
  );

const aboutRebate = ({ loss, amount, times }: NonNullable<Facts['rebate']>) =>
  either(
    {
      title: 'Hoàn tiền tuần đã vào ví',
      lead: `Thua ròng của tuần trước đó là ${inDong(loss, 'vi')}. Khoản hoàn ${inDong(amount, 'vi')} đã vào ví chính.`,
      sections: [
        [
          'Vòng cược',
          `${times} vòng, tức ${inDong(amount * times, 'vi')}. Mức hoàn theo thua ròng ở <a href="/m/activity?id=507">trang khuyến mãi</a>. Nếu tuần đó vượt mức bạn định chơi, hãy cân nhắc <a href="/m/help?tag=responsible">đặt giới hạn</a>.`,
        ],
      ],
    },
    {
      title: 'Your weekly rebate is in your wallet',
      lead: `Your net loss of the week before was ${inDong(loss, 'en')}. The rebate of ${inDong(amount, 'en')} is in your main wallet.`,
      sections: [
        [
          'Wagering requirement',
          `${times}x, that is ${inDong(amount * times, 'en')}. The rates are on the <a href="/m/activity?id=507">promotion’s page</a>. If the week went beyond what you had planned, think about <a href="/m/help?tag=responsible">setting a limit</a>.`,
        ],
      ],
    },
  );

const aboutRank = ({ done, all, next, current, free, mostOfDay }: NonNullable<Facts['rank']>) =>
  either(
    {
      title: `Bạn đã đạt ${done} trong ${all} điều kiện của hạng ${next.vi}`,
      lead: `Hạng ${current.vi} là của bạn, kể cả khi bạn nghỉ chơi.`,
      sections: [
        [
          `Quyền lợi hạng ${current.vi}`,
          [`${free} lần rút miễn phí mỗi ngày.`, `Rút tới ${inDong(mostOfDay, 'vi')} mỗi ngày.`],
        ],
      ],
    },
    {
      title: `${done} of ${all} conditions for ${next.en}`,
      lead: `${current.en} is yours to keep, even if you take a break.`,
      sections: [
        [
          `What ${current.en} brings`,
          [`${free} free withdrawals a day.`, `Withdrawals up to ${inDong(mostOfDay, 'en')} a day.`],
        ],
      ],
    },
  );

const PASSWORD_SET = either(
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
);

const LOOK_BACK = either(
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
);

const WELCOME = either(
  {
    title: 'Chào mừng bạn',
    lead: 'Tài khoản của bạn đã sẵn sàng. Dưới đây là vài nơi nên ghé trước.',
    sections: [
      [
        'Bắt đầu từ đâu',
        [
          '<a href="/m/securityCenter">Trung tâm bảo mật</a>: xác minh email và bật lớp bảo vệ thứ hai.',
          '<a href="/m/help?tag=responsible">Chơi có trách nhiệm</a>: đặt giới hạn trước ván đầu tiên.',
        ],
      ],
    ],
  },
  {
    title: 'Welcome',
    lead: 'Your account is ready. Here is where to begin.',
    sections: [
      [
        'First steps',
        [
          '<a href="/m/securityCenter">Security centre</a>: verify your email and switch on a second layer.',
          '<a href="/m/help?tag=responsible">Responsible play</a>: set a limit before your first round.',
        ],
      ],
    ],
  },
);
