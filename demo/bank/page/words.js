// @ts-check

const VI = {
  bank: 'Ngân hàng Phù Sa',
  demo: 'Ngân hàng mẫu: tiền ở đây không có thật.',
  payTitle: 'Thanh toán',
  transferTitle: 'Chuyển khoản',
  amount: 'Số tiền (₫)',
  reference: 'Nội dung chuyển khoản',
  account: 'Số tài khoản nhận',
  told: 'Báo cho bên bán',
  once: 'Một lần',
  copies: 'Hai lần cùng một giao dịch',
  doubled: 'Trả hai lần, hai giao dịch',
  delay: 'Báo sau (giây)',
  pay: 'Trả tiền',
  refuse: 'Từ chối thanh toán',
  silent: 'Đóng, không báo gì',
  back: 'Về trang nạp tiền',
  paid: 'Đã trả. Bên bán sẽ được báo.',
  refused: 'Đã từ chối. Bên bán sẽ được báo.',
  closed: 'Bên bán không được báo gì.',
  passUnknown: 'Đường dẫn thanh toán không đúng.',
  accountUnknown: 'Không có tài khoản này.',
  failed: 'Chưa thực hiện được. Hãy kiểm tra các ô và thử lại.',
};

/** @type {typeof VI} */
const EN = {
  bank: 'Phu Sa Bank',
  demo: 'A demo bank: no money here is real.',
  payTitle: 'Payment',
  transferTitle: 'Transfer',
  amount: 'Amount (₫)',
  reference: 'Transfer note',
  account: 'To account',
  told: 'Tell the shop',
  once: 'Once',
  copies: 'Twice, the same transaction',
  doubled: 'Pay twice, two transactions',
  delay: 'Tell later by (seconds)',
  pay: 'Pay',
  refuse: 'Refuse the payment',
  silent: 'Close, tell nothing',
  back: 'Back to the deposit',
  paid: 'Paid. The shop will be told.',
  refused: 'Refused. The shop will be told.',
  closed: 'The shop is told nothing.',
  passUnknown: 'This payment address is wrong.',
  accountUnknown: 'There is no such account.',
  failed: 'That did not work. Check the fields and try again.',
};

/** @param {'vi' | 'en'} language */
export const wordsOf = (language) => (language === 'en' ? EN : VI);
