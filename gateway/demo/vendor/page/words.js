// @ts-check

const vi = {
  loading: 'Đang mở trò chơi…',
  back: 'Về trang',
  rules: 'Luật chơi',
  close: 'Đóng',
  refresh: 'Làm mới',
  free: 'Chơi thử',
  balance: 'Số dư',
  play_balance: 'Tiền chơi thử',
  last_win: 'Thắng gần nhất',
  stake: 'Mức cược',
  less: 'Giảm mức cược',
  more: 'Tăng mức cược',
  working: 'Đang xử lý…',
  published: 'Tỷ lệ hoàn trả công bố: {percent}% tổng tiền cược, tính trên rất nhiều ván.',
  chance: 'Mỗi ván độc lập, do bộ sinh số ngẫu nhiên mật mã trên máy chủ quyết định.',
  free_note: 'Chơi thử dùng tiền ảo, cùng tỷ lệ như chơi thật. Không thắng thua tiền.',
  won: 'Bạn thắng {amount}.',
  lost: 'Ván này không trúng.',
  part: 'Bạn nhận lại {amount}.',
  credited_soon: 'Tiền thắng sẽ được cộng trong giây lát.',
  void: 'Ván này không được tính. Tiền cược đã được hoàn lại.',
  void_soon: 'Ván này không được tính. Tiền cược sẽ được hoàn lại trong giây lát.',
  short: 'Số dư không đủ cho mức cược này.',
  refused: 'Không đặt được cược. Số dư của bạn không đổi.',
  no_answer: 'Không có phản hồi. Cược chưa rõ kết quả sẽ được hoàn lại; hãy bấm Làm mới.',
  launch_over: 'Liên kết mở trò chơi đã dùng hoặc hết hạn. Hãy mở lại trò chơi từ sảnh.',
  session_over: 'Phiên chơi đã kết thúc. Hãy mở lại trò chơi từ sảnh.',
  draw_closed: 'Kỳ này đã khóa vé. Kỳ tiếp theo đã mở.',
  spin: 'Quay',
  line: 'Hàng {line}: {symbol} ×{pays}',
  slot_rules:
    'Ba hình giống nhau trên một hàng, từ trái sang phải, được trả theo bảng dưới, tính trên một phần năm mức cược. Có năm hàng; hình đầu bảng thay cho mọi hình.',
  symbols: ['Hình thay thế', 'Phượng hoàng', 'Hoa sen', 'Cá chép', 'Đèn lồng', 'Cỏ bốn lá', 'Anh đào'],
  gem: 'Đá quý',
  three_alike: '3 × {symbol}',
  tap_fish: 'Chạm vào một con cá để bắn. Mỗi phát bắn tốn một mức cược.',
  fish_rules:
    'Bắt được cá thì nhận mức cược nhân với số ghi trên cá. Cá càng quý càng khó bắt; cơ hội ghi trong bảng.',
  fish: {
    fish: 'Cá sọc',
    crab: 'Cua',
    jelly: 'Sứa',
    turtle: 'Rùa',
    octopus: 'Bạch tuộc',
    koi: 'Cá chép',
    shark: 'Cá mập',
  },
  shoot: 'Bắn {fish}, nhân {pays}',
  caught: 'Bắt được {fish}! Bạn thắng {amount}.',
  missed: '{fish} đã bơi đi.',
  fish_odds: 'cơ hội {chance}%',
  choose_side: 'Chọn bên có lá cao hơn',
  left: 'Trái',
  right: 'Phải',
  tie: 'Bằng nhau',
  deal: 'Lật bài',
  card_rules:
    'Hai lá rút từ một bộ 52 lá. Lá cao hơn thắng, át cao nhất. Khi hai lá bằng nhau, cược Trái và Phải được hoàn một nửa.',
  card: '{rank} {suit}',
  suits: ['bích', 'cơ', 'rô', 'chuồn'],
  cards_drawn: 'Trái: {left}. Phải: {right}.',
  choose_match: 'Chọn trận',
  choose_outcome: 'Chọn kết quả',
  draw: 'Hòa',
  place: 'Đặt cược',
  match_rules: 'Trận đấu ảo. Đúng kết quả thì nhận mức cược nhân với tỷ lệ ghi trên nút.',
  teams: {
    lantern: ['Đèn Lồng', 'Thuyền Giấy'],
    river: ['Sông Xanh', 'Lá Tre'],
    bamboo: ['Tre Ngà', 'Sen Hồng'],
  },
  score: 'Kết quả: {home} {first} – {second} {away}.',
  open_draw: 'Kỳ đang mở',
  closes_in: 'Khóa vé sau',
  draws_at: 'Quay lúc {time}',
  last_draw: 'Kỳ trước',
  first_prize: 'Giải nhất của bảng',
  all_prizes: 'Tất cả giải',
  prize: 'Giải {prize}',
  special: 'Đặc biệt',
  choose_bet: 'Chọn cách cược',
  bets: {
    last2: 'Hai số cuối',
    last1: 'Số cuối',
    last3: 'Ba số cuối',
    even: 'Số cuối chẵn',
    odd: 'Số cuối lẻ',
  },
  digits: 'Dãy số',
  digits_wrong: 'Hãy nhập đúng {count} chữ số.',
  buy: 'Mua vé',
  bought: 'Đã mua vé cho kỳ {numero}.',
  tickets: 'Vé của bạn',
  no_tickets: 'Chưa có vé nào.',
  ticket_waiting: 'chờ quay',
  ticket_won: 'trúng {amount}',
  ticket_lost: 'không trúng',
  ticket_void: 'đã hoàn tiền',
  lottery_rules:
    'Vé so với giải đầu tiên của bảng kết quả. Đúng thì nhận mức cược nhân với số ghi trên cách cược. Vé khóa trước giờ quay; kết quả chỉ được rút khi đến giờ.',
};

/** @type {typeof vi} */
const en = {
  loading: 'Opening the game…',
  back: 'Back to the site',
  rules: 'Rules',
  close: 'Close',
  refresh: 'Refresh',
  free: 'Free play',
  balance: 'Balance',
  play_balance: 'Play money',
  last_win: 'Last win',
  stake: 'Stake',
  less: 'Lower the stake',
  more: 'Raise the stake',
  working: 'One moment…',
  published: 'Published return: {percent}% of all stakes, over very many rounds.',
  chance: 'Each round stands alone and is decided on the server by a cryptographic random source.',
  free_note: 'Free play uses play money at the same odds. No money is won or lost.',
  won: 'You win {amount}.',
  lost: 'No win this round.',
  part: '{amount} comes back.',
  credited_soon: 'The win will be credited in a moment.',
  void: 'This round did not count. The stake was given back.',
  void_soon: 'This round did not count. The stake will be given back in a moment.',
  short: 'The balance is too low for this stake.',
  refused: 'The bet was not taken. Your balance has not changed.',
  no_answer: 'No answer. A bet without a result is given back; press Refresh.',
  launch_over: 'The link to this game was used or has expired. Open the game from the lobby again.',
  session_over: 'This session is over. Open the game from the lobby again.',
  draw_closed: 'This draw is closed. The next one is open.',
  spin: 'Spin',
  line: 'Line {line}: {symbol} ×{pays}',
  slot_rules:
    'Three alike on a line, from the first reel on, pay by the table below, on a fifth of the stake. There are five lines; the first symbol stands for every other.',
  symbols: ['Wild', 'Phoenix', 'Lotus', 'Koi', 'Lantern', 'Clover', 'Cherries'],
  gem: 'Gem',
  three_alike: '3 × {symbol}',
  tap_fish: 'Tap a fish to shoot. Each shot costs one stake.',
  fish_rules:
    'A catch brings the stake times the figure on the fish. The more it brings, the harder it is to catch; the chances are in the table.',
  fish: {
    fish: 'Striped fish',
    crab: 'Crab',
    jelly: 'Jellyfish',
    turtle: 'Turtle',
    octopus: 'Octopus',
    koi: 'Koi',
    shark: 'Shark',
  },
  shoot: 'Shoot the {fish}, times {pays}',
  caught: '{fish} caught! You win {amount}.',
  missed: '{fish} swam away.',
  fish_odds: 'chance {chance}%',
  choose_side: 'Choose the side with the higher card',
  left: 'Left',
  right: 'Right',
  tie: 'Tie',
  deal: 'Reveal',
  card_rules:
    'Two cards from one deck of 52. The higher one wins, aces are highest. On a tie, bets on left and right get half of the stake back.',
  card: '{rank} of {suit}',
  suits: ['spades', 'hearts', 'diamonds', 'clubs'],
  cards_drawn: 'Left: {left}. Right: {right}.',
  choose_match: 'Choose a match',
  choose_outcome: 'Choose the outcome',
  draw: 'Draw',
  place: 'Place bet',
  match_rules: 'A virtual match. The right outcome brings the stake times the odds on the button.',
  teams: {
    lantern: ['Lanterns', 'Paper Boats'],
    river: ['Blue River', 'Bamboo Leaf'],
    bamboo: ['Ivory Bamboo', 'Pink Lotus'],
  },
  score: 'Result: {home} {first} – {second} {away}.',
  open_draw: 'Open draw',
  closes_in: 'Closes in',
  draws_at: 'Drawn at {time}',
  last_draw: 'Last draw',
  first_prize: 'First prize of the table',
  all_prizes: 'All prizes',
  prize: 'Prize {prize}',
  special: 'Special',
  choose_bet: 'Choose the bet',
  bets: {
    last2: 'Last two digits',
    last1: 'Last digit',
    last3: 'Last three digits',
    even: 'Last digit even',
    odd: 'Last digit odd',
  },
  digits: 'Digits',
  digits_wrong: 'Enter exactly {count} digits.',
  buy: 'Buy ticket',
  bought: 'Ticket bought for draw {numero}.',
  tickets: 'Your tickets',
  no_tickets: 'No tickets yet.',
  ticket_waiting: 'waits for the draw',
  ticket_won: 'won {amount}',
  ticket_lost: 'no win',
  ticket_void: 'given back',
  lottery_rules:
    'A ticket is held against the first prize of the table. A right one brings the stake times the figure on the bet. Tickets close before the draw; the result is drawn when its time has come.',
};

/** @typedef {typeof vi} Words */

/** @param {string} language */
export const wordsOf = (language) => (language === 'vi' ? vi : en);

/**
 * Puts values into a text.
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

/**
 * Figures as the site around the game writes them, the same in every language; amounts in units of the currency.
 * @param {string} currency
 */
export function numbersOf(currency) {
  const plain = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const clock = new Intl.DateTimeFormat('vi-VN', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  const sign = currency === 'VND' ? '₫' : currency;
  return {
    number: (/** @type {number} */ value) => plain.format(value),
    amount: (/** @type {number} */ value) =>
      `${(Number.isInteger(value) ? plain : exact).format(value)}\u00a0${sign}`,
    time: (/** @type {number} */ moment) => clock.format(moment),
  };
}
