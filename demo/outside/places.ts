type Told = readonly [title: string, text: string];
type Place = { vi: Told; en: Told };

const network = (name: string): Place => ({
  vi: [
    `${name} của nhà vận hành`,
    `Trên trang thật, liên kết này mở trang chính thức của nhà vận hành trên ${name}.`,
  ],
  en: [`The operator on ${name}`, `On a real site this link opens the operator’s official page on ${name}.`],
});

const partner = (name: string): Place => ({
  vi: [
    `Trang của ${name}`,
    `Trên trang thật, liên kết này mở trang riêng của một đối tác. ${name} chỉ có trong bản demo.`,
  ],
  en: [
    `The site of ${name}`,
    `On a real site this link opens a partner’s own site. ${name} exists in the demo alone.`,
  ],
});

/** What stands outside the site where it is real, by the last part of the address that the demo has for it. */
export const PLACES: Readonly<Record<string, Place>> = {
  chat: {
    vi: [
      'Trò chuyện với nhân viên hỗ trợ',
      'Trên trang thật, liên kết này mở cửa sổ trò chuyện của dịch vụ hỗ trợ mà nhà vận hành đã thuê, ngày lẫn đêm. Bản demo không có nhân viên trực.',
    ],
    en: [
      'Live chat with support',
      'On a real site this link opens the chat window of the support service that the operator has hired, day and night. Nobody is on duty in the demo.',
    ],
  },
  zalo: {
    vi: [
      'Zalo của nhà vận hành',
      'Trên trang thật, liên kết này mở tài khoản Zalo chính thức của nhà vận hành.',
    ],
    en: ['The operator’s Zalo', 'On a real site this link opens the operator’s official account at Zalo.'],
  },
  telegram: {
    vi: [
      'Telegram chăm sóc khách hàng',
      'Trên trang thật, liên kết này mở cuộc trò chuyện Telegram với nhân viên hỗ trợ.',
    ],
    en: [
      'Customer service on Telegram',
      'On a real site this link opens a Telegram conversation with support.',
    ],
  },
  android: {
    vi: [
      'Ứng dụng cho Android',
      'Trên trang thật, liên kết này tải về tệp APK do nhà vận hành ký. Bản demo không có tệp; bạn vẫn thêm được trang vào màn hình chính bằng trình duyệt.',
    ],
    en: [
      'The Android app',
      'On a real site this link downloads the APK file that the operator has signed. The demo has no file; the site can still be added to the home screen by the browser.',
    ],
  },
  ios: {
    vi: [
      'Bản iOS rút gọn',
      'Trên trang thật, liên kết này mở trang cài đặt cho iPhone của nhà vận hành. Bản demo không có bản cài; bạn vẫn thêm được trang vào màn hình chính bằng Safari.',
    ],
    en: [
      'The iOS version',
      'On a real site this link opens the operator’s installation page for iPhones. The demo has none; the site can still be added to the home screen by Safari.',
    ],
  },
  mobileconfig: {
    vi: [
      'Hồ sơ cấu hình iOS',
      'Trên trang thật, liên kết này tải về hồ sơ cấu hình do nhà vận hành ký. Bản demo không có hồ sơ nào.',
    ],
    en: [
      'The iOS profile',
      'On a real site this link downloads a configuration profile that the operator has signed. The demo has none.',
    ],
  },
  facebook: network('Facebook'),
  instagram: network('Instagram'),
  twitter: network('Twitter'),
  youtube: network('YouTube'),
  tiktok: network('TikTok'),
  threads: network('Threads'),
  'sen-hong': partner('Sen Hồng'),
  'kinh-ngu': partner('Kình Ngư'),
  'kim-ke': partner('Kim Kê'),
  'lac-viet': partner('Lạc Việt'),
  'trong-dong': partner('Trống Đồng'),
  'trang-khuyet': partner('Trăng Khuyết'),
  'hac-giay': partner('Hạc Giấy'),
  'non-xanh': partner('Non Xanh'),
  event: {
    vi: [
      'Trang của sự kiện',
      'Trên trang thật, liên kết này mở trang của ban tổ chức sự kiện mà nhà vận hành tài trợ. Sự kiện này chỉ có trong bản demo.',
    ],
    en: [
      'The event’s own site',
      'On a real site this link opens the site of whoever holds the event that the operator sponsors. This one exists in the demo alone.',
    ],
  },
  video: {
    vi: [
      'Kênh video của nhà vận hành',
      'Trên trang thật, liên kết này mở video trên kênh của nhà vận hành. Bản demo không có video này; video xem được nằm ngay trong trang.',
    ],
    en: [
      'The operator’s video channel',
      'On a real site this link opens the video on the operator’s channel. The demo does not have this one; those that can be watched play on the site itself.',
    ],
  },
};
