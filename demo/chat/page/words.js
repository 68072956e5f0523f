// @ts-check

const VI = {
  back: 'Quay lại',
  rooms: 'Tất cả phòng',
  live: 'Đang phát',
  away: 'Chưa phát',
  free: 'Miễn phí',
  vip: 'VIP',
  paid: 'Trả phí',
  write: 'Nhắn gì đó…',
  send: 'Gửi',
  guest: 'Đăng nhập để cùng trò chuyện.',
  members: 'Phòng này dành cho hội viên. Hãy đăng nhập rồi mở lại.',
  over: 'Lượt mở này đã hết hạn. Hãy quay lại trang và mở lần nữa.',
  failed: 'Chưa kết nối được. Hãy thử lại sau ít phút.',
  fast: 'Bạn gửi hơi nhanh, hãy đợi một chút.',
  host: 'Chủ phòng',
  script: 'Phòng demo: chủ phòng nói theo kịch bản có sẵn, không có người thật.',
  on_air: 'Đang phát',
  pause: 'Dừng chuyển động',
  resume: 'Tiếp tục chuyển động',
  you: 'Bạn',
  unread: 'tin chưa đọc',
  loading: 'Đang mở…',
};

/** @type {typeof VI} */
const EN = {
  back: 'Back',
  rooms: 'All rooms',
  live: 'Live',
  away: 'Not live',
  free: 'Free',
  vip: 'VIP',
  paid: 'Paid',
  write: 'Say something…',
  send: 'Send',
  guest: 'Log in to join the talk.',
  members: 'This room is for members. Log in and open it again.',
  over: 'This link has run out. Go back to the site and open the chat again.',
  failed: 'No connection. Try again in a few minutes.',
  fast: 'That was quick. Wait a moment.',
  host: 'Host',
  script: 'A demo room: the host speaks from a script, nobody real is here.',
  on_air: 'On air',
  pause: 'Pause movement',
  resume: 'Resume movement',
  you: 'You',
  unread: 'unread',
  loading: 'Opening…',
};

/** @param {string} language */
export const wordsOf = (language) => (language === 'en' ? EN : VI);
