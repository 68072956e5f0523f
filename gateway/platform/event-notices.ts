import { decimalNumberOf } from '../../contracts/shared/minor-units';
import type { RETURN_REASONS } from '../../contracts/withdraw/withdrawal';
import type { AgreementKind, Merchant, Reward, Withdrawal } from '../db/schema';
import type { Language, Wording } from '../db/schema/content';

/** What the inbox says of an event, in each language of the gateway. */
export type EventTexts = Record<Language, Wording>;
type Named = Record<Language, string>;
/** The site whose money it is. */
type Site = Pick<Merchant, 'currencySymbol'>;
type ReturnReason = (typeof RETURN_REASONS)[number];

/** Screens that messages lead to. */
const SCREENS = {
  deposit: (orderNo: string) => `/m/voucherCenter/${encodeURIComponent(orderNo)}`,
  withdrawal: (orderNo: string) => `/m/withdraw/${encodeURIComponent(orderNo)}`,
  played: () => '/m/withdraw',
  promotion: (id: number) => `/m/activityDetail?id=${id}`,
  record: () => '/m/transaction/record',
  redemptions: () => '/m/mall/history',
  downline: (account: string) => `/m/agent/contracts/${encodeURIComponent(account)}`,
};
/** Where an agent reads and answers what the upline offers, for each kind. */
export const OWN_AGREEMENT: Record<AgreementKind, string> = {
  salary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hour: '/m/member/agent/getHourContract',
};
const AGREEMENTS: Record<AgreementKind, Named> = {
  salary: { vi: 'lương ngày', en: 'daily salary' },
  dividend: { vi: 'cổ tức', en: 'dividend' },
  hour: { vi: 'lương giờ', en: 'hour salary' },
};
const REASONS: Record<ReturnReason, Named> = {
  review: { vi: 'Lệnh không qua kiểm tra.', en: 'It did not pass the check.' },
  bank: { vi: 'Ngân hàng từ chối giao dịch.', en: 'The bank refused the transfer.' },
  account: {
    vi: 'Số thẻ hoặc tài khoản không nhận được tiền.',
    en: 'The card or account cannot receive money.',
  },
};

/** Money came in for an order to pay in; amounts in 1/100 units. */
export function depositNotice(
  orderNo: string,
  { amount, fee }: { amount: number; fee: number },
  site: Site,
): EventTexts {
  const money = moneyOf(site);
  const path = SCREENS.deposit(orderNo);
  return {
    vi: message(
      `Đã nạp ${money(amount - fee, 'vi')} vào ví`,
      fee > 0
        ? `Đã nhận ${money(amount, 'vi')}, phí ${money(fee, 'vi')}. ${money(amount - fee, 'vi')} đã vào ví của bạn.`
        : `Đã nhận ${money(amount, 'vi')}, toàn bộ đã vào ví của bạn.`,
      link(path, `Xem đơn ${orderNo}`),
    ),
    en: message(
      `${money(amount - fee, 'en')} deposited`,
      fee > 0
        ? `We received ${money(amount, 'en')}; the fee is ${money(fee, 'en')}. ${money(amount - fee, 'en')} is in your wallet.`
        : `We received ${money(amount, 'en')}; all of it is in your wallet.`,
      link(path, `See order ${orderNo}`),
    ),
  };
}

/** A bonus of money and how much is to be bet before it may be withdrawn, 1/100 units; `days` where there is a last day. */
export type CreditedBonus = {
  names: Named;
  amount: number;
  required: number;
  days: number | null;
  promotionId: number | null;
};

/** A bonus came to the wallet. */
export function bonusNotice(
  { names, amount, required, days, promotionId }: CreditedBonus,
  site: Site,
): EventTexts {
  const money = moneyOf(site);
  const path = promotionId === null ? SCREENS.played() : SCREENS.promotion(promotionId);
  const within = {
    vi: days === null ? '' : ` trong ${days} ngày`,
    en: days === null ? '' : ` within ${days} days`,
  };
  const isTerms = promotionId !== null;
  return {
    vi: message(
      `Đã cộng thưởng ${money(amount, 'vi')}`,
      `${escaped(names.vi)}: ${money(amount, 'vi')} đã vào ví của bạn.` +
        (required > 0 ? ` Cần cược ${money(required, 'vi')}${within.vi} trước khi rút.` : ''),
      link(path, isTerms ? 'Xem điều kiện' : 'Xem phần đã cược'),
    ),
    en: message(
      `Bonus of ${money(amount, 'en')} credited`,
      `${escaped(names.en)}: ${money(amount, 'en')} is in your wallet.` +
        (required > 0
          ? ` Bets of ${money(required, 'en')}${within.en} are needed before it can be withdrawn.`
          : ''),
      link(path, isTerms ? 'See the terms' : 'See what has been played'),
    ),
  };
}

/** The money of a reward came to the wallet. */
export const rewardNotice =
  (site: Site) =>
  ({ names, money, times, promotionId }: Reward): EventTexts =>
    bonusNotice({ names, amount: money, required: money * times, days: null, promotionId }, site);

/** A bonus went back because it was not played in its time; amount in 1/100 units. */
export function bonusBackNotice(names: Named, amount: number, site: Site): EventTexts {
  const money = moneyOf(site);
  return {
    vi: message(
      `Đã thu hồi thưởng ${money(amount, 'vi')}`,
      `${escaped(names.vi)}: hết thời hạn mà chưa cược đủ, nên ${money(amount, 'vi')} tiền thưởng đã bị thu hồi. Phần còn lại không bị khóa nữa.`,
      link(SCREENS.played(), 'Xem số tiền rút được'),
    ),
    en: message(
      `Bonus of ${money(amount, 'en')} taken back`,
      `${escaped(names.en)}: it was not played in time, so ${money(amount, 'en')} of bonus has gone back. Nothing else is locked by it any more.`,
      link(SCREENS.played(), 'See what you can withdraw'),
    ),
  };
}

/** What a message says of a withdrawal; the bank by its name, the account by its last digits. */
export type WithdrawalFacts = Pick<Withdrawal, 'orderNo' | 'amount' | 'fee'> & {
  bankName: string;
  lastDigits: string;
};

/** A withdrawal was approved, has reached its account, or came back with a reason. */
export function withdrawalNotice(
  { orderNo, amount, fee, bankName, lastDigits }: WithdrawalFacts,
  event: 'checked' | 'paid' | { returned: ReturnReason },
  site: Site,
): EventTexts {
  const money = moneyOf(site);
  const path = SCREENS.withdrawal(orderNo);
  const see = { vi: link(path, `Xem lệnh ${orderNo}`), en: link(path, `See withdrawal ${orderNo}`) };
  const account = `${escaped(bankName)} •••• ${escaped(lastDigits)}`;
  const received = (language: Language) => money(amount - fee, language);
  if (event === 'checked')
    return {
      vi: message(
        `Lệnh rút ${money(amount, 'vi')} đã được duyệt`,
        `${received('vi')} đang được chuyển tới ${account}.`,
        see.vi,
      ),
      en: message(
        `Withdrawal of ${money(amount, 'en')} approved`,
        `${received('en')} is on its way to ${account}.`,
        see.en,
      ),
    };
  if (event === 'paid')
    return {
      vi: message(
        `${received('vi')} đã về tài khoản`,
        `Ngân hàng xác nhận ${received('vi')} đã tới ${account}.`,
        see.vi,
      ),
      en: message(
        `${received('en')} paid out`,
        `The bank has confirmed that ${received('en')} reached ${account}.`,
        see.en,
      ),
    };
  const { vi, en } = REASONS[event.returned];
  return {
    vi: message(
      `Đã hoàn ${money(amount, 'vi')} vào ví`,
      `${vi} Toàn bộ ${money(amount, 'vi')} của lệnh rút đã trở lại ví của bạn.`,
      see.vi,
    ),
    en: message(
      `${money(amount, 'en')} returned to your wallet`,
      `${en} All ${money(amount, 'en')} of the withdrawal is back in your wallet.`,
      see.en,
    ),
  };
}

/** Money came from the upline or a direct downline; amount in 1/100 units. */
export function transferNotice(account: string, amount: number, site: Site): EventTexts {
  const money = moneyOf(site);
  return {
    vi: message(
      `Bạn nhận được ${money(amount, 'vi')}`,
      `${escaped(account)} đã chuyển ${money(amount, 'vi')} vào ví của bạn.`,
      link(SCREENS.record(), 'Xem lịch sử giao dịch'),
    ),
    en: message(
      `You received ${money(amount, 'en')}`,
      `${escaped(account)} sent ${money(amount, 'en')} to your wallet.`,
      link(SCREENS.record(), 'See your transactions'),
    ),
  };
}

/** Where the amount stands in `jackpotNotice`, as each language writes it. */
export const WON: Record<Language, string> = { vi: '{won:vi}', en: '{won:en}' };

/** A bet won a jackpot: how much, the database alone knows, which writes it in the place of `WON`. */
export function jackpotNotice({ currencySymbol }: Site): EventTexts {
  const won = (language: Language) => withSign(WON[language], currencySymbol);
  return {
    vi: message(
      `Bạn đã trúng hũ ${won('vi')}`,
      `Xin chúc mừng! Toàn bộ ${won('vi')} trong hũ đã vào ví của bạn.`,
      link(SCREENS.record(), 'Xem lịch sử giao dịch'),
    ),
    en: message(
      `You won a jackpot of ${won('en')}`,
      `Congratulations! The whole jackpot of ${won('en')} is in your wallet.`,
      link(SCREENS.record(), 'See your transactions'),
    ),
  };
}

/** An agent was offered an agreement. */
export function offerNotice(kind: AgreementKind): EventTexts {
  const { vi, en } = AGREEMENTS[kind];
  return {
    vi: message(
      `Bạn có đề nghị hợp đồng ${vi}`,
      `Tuyến trên đề nghị một hợp đồng ${vi} mới. Hợp đồng chỉ có hiệu lực khi bạn đồng ý.`,
      link(OWN_AGREEMENT[kind], 'Xem và trả lời'),
    ),
    en: message(
      `You were offered a ${en} contract`,
      `Your upline offers you a new ${en} contract. It comes into force only if you accept it.`,
      link(OWN_AGREEMENT[kind], 'Read and answer'),
    ),
  };
}

/** A downline answered what was offered. */
export function answerNotice(
  kind: AgreementKind,
  account: string,
  answer: 'accepted' | 'refused',
): EventTexts {
  const { vi, en } = AGREEMENTS[kind];
  const isAccepted = answer === 'accepted';
  const path = SCREENS.downline(account);
  return {
    vi: message(
      `Hợp đồng ${vi} ${isAccepted ? 'đã được đồng ý' : 'bị từ chối'}`,
      `${escaped(account)} ${isAccepted ? 'đã đồng ý' : 'đã từ chối'} hợp đồng ${vi} mà bạn đề nghị.`,
      link(path, 'Xem hợp đồng'),
    ),
    en: message(
      `A ${en} contract was ${answer}`,
      `${escaped(account)} has ${answer} the ${en} contract that you offered.`,
      link(path, 'See the contract'),
    ),
  };
}

const DELIVERY = {
  sent: {
    vi: ['Quà đã được gửi đi', 'đang trên đường tới bạn.'],
    en: ['Your item was sent', 'is on its way to you.'],
  },
  delivered: { vi: ['Quà đã được giao', 'đã được giao.'], en: ['Your item was delivered', 'was delivered.'] },
} as const;

/** An item of the points mall was sent, delivered, or could not be; its points are back then. */
export function deliveryNotice(
  { names, points }: { names: Named; points: number },
  step: 'sent' | 'delivered' | 'returned',
): EventTexts {
  const see = {
    vi: link(SCREENS.redemptions(), 'Xem quà đã đổi'),
    en: link(SCREENS.redemptions(), 'See what you redeemed'),
  };
  if (step === 'returned')
    return {
      vi: message(
        'Đã hoàn điểm đổi quà',
        `${escaped(names.vi)} không giao được, ${figure(points, 'vi')} điểm đã trở lại với bạn.`,
        see.vi,
      ),
      en: message(
        'Points returned',
        `${escaped(names.en)} could not be delivered; ${figure(points, 'en')} points are back with you.`,
        see.en,
      ),
    };
  const { vi, en } = DELIVERY[step];
  return {
    vi: message(vi[0], `${escaped(names.vi)} ${vi[1]}`, see.vi),
    en: message(en[0], `${escaped(names.en)} ${en[1]}`, see.en),
  };
}

const FORMATS = { vi: new Intl.NumberFormat('vi-VN'), en: new Intl.NumberFormat('en-US') };
const TWO = { minimumFractionDigits: 2 };
const DECIMALS = { vi: new Intl.NumberFormat('vi-VN', TWO), en: new Intl.NumberFormat('en-US', TWO) };
const figure = (value: number, language: Language): string => FORMATS[language].format(value);
/** Amounts as the screens write them: decimals only where there are some, the site's sign behind. */
const moneyOf =
  ({ currencySymbol }: Site) =>
  (amount: number, language: Language): string => {
    const formats = amount % 100 === 0 ? FORMATS : DECIMALS;
    return withSign(formats[language].format(decimalNumberOf(amount)), currencySymbol);
  };
const withSign = (amount: string, currencySymbol: string): string => `${amount}\u00a0${currencySymbol}`;

const message = (title: string, text: string, see: string): Wording => ({
  title,
  content: `<p>${text}</p><p>${see}</p>`,
});
const link = (path: string, text: string): string => `<a href="${path}">${escaped(text)}</a>`;
/** Names are the operator's, accounts their members'. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
