import { helpTab } from './written';

/** Installing the site on a phone. */
export const appTab = helpTab(
  'app',
  {
    title: 'Cài ứng dụng',
    lead: 'Hoa Đăng chạy ngay trên trình duyệt. Thêm vào màn hình chính để mở nhanh và dùng toàn màn hình, không cần cửa hàng ứng dụng.',
    sections: [
      [
        'iPhone và iPad',
        {
          steps: [
            'Mở trang bằng Safari.',
            'Chạm biểu tượng Chia sẻ (ô vuông có mũi tên lên).',
            'Kéo xuống, chọn “Thêm vào Màn hình chính”.',
            'Chạm “Thêm”. Biểu tượng của trang hiện trên màn hình.',
          ],
        },
        { picture: '/art/guide/ios-share.svg', alt: 'Nút Chia sẻ ở cạnh dưới của Safari' },
        { picture: '/art/guide/ios-add.svg', alt: 'Dòng Thêm vào Màn hình chính trong bảng chia sẻ' },
      ],
      [
        'Android',
        {
          steps: [
            'Mở trang bằng Chrome.',
            'Chạm nút ba chấm ở góc trên.',
            'Chọn “Cài đặt ứng dụng” hoặc “Thêm vào màn hình chính”.',
          ],
        },
        'Nếu bạn dùng tệp cài đặt, chỉ tải từ trang <a href="/m/download">Tải ứng dụng</a>.',
      ],
      [
        'Máy cần có',
        {
          head: ['Hệ điều hành', 'Tối thiểu', 'Nên dùng'],
          rows: [
            ['iOS', '12.4', '16.4 trở lên'],
            ['Android', '8.0', '11 trở lên'],
            ['Bộ nhớ trống', '3 MB', '20 MB'],
          ],
        },
      ],
    ],
    questions: [
      [
        'Không thấy mục “Thêm vào Màn hình chính”?',
        'Hãy chắc rằng bạn đang mở bằng Safari, không phải trình duyệt bên trong ứng dụng nhắn tin. Chạm “Mở trong Safari” rồi thử lại.',
      ],
      ['Tôi có cần cập nhật không?', 'Không. Mỗi lần mở, bạn luôn dùng bản mới nhất.'],
      [
        'Xóa ứng dụng có mất tài khoản không?',
        'Không. Tài khoản và số dư nằm trên máy chủ. Bạn chỉ cần đăng nhập lại.',
      ],
    ],
  },
  {
    title: 'The app',
    lead: 'Hoa Đăng runs in your browser. Add it to the home screen to open it quickly and use the whole screen; no app store is needed.',
    sections: [
      [
        'iPhone and iPad',
        {
          steps: [
            'Open the site in Safari.',
            'Tap the Share symbol (a square with an arrow up).',
            'Scroll down and choose “Add to Home Screen”.',
            'Tap “Add”. The icon of the site appears on your screen.',
          ],
        },
        { picture: '/art/guide/ios-share.svg', alt: 'The Share button at the bottom of Safari' },
        { picture: '/art/guide/ios-add.svg', alt: 'The line Add to Home Screen in the share sheet' },
      ],
      [
        'Android',
        {
          steps: [
            'Open the site in Chrome.',
            'Tap the three dots at the top.',
            'Choose “Install app” or “Add to Home screen”.',
          ],
        },
        'If you prefer an installation file, take it from the <a href="/m/download">Get the app</a> page only.',
      ],
      [
        'What you need',
        {
          head: ['System', 'At least', 'Better'],
          rows: [
            ['iOS', '12.4', '16.4 and later'],
            ['Android', '8.0', '11 and later'],
            ['Free space', '3 MB', '20 MB'],
          ],
        },
      ],
    ],
    questions: [
      [
        'There is no “Add to Home Screen”?',
        'Make sure that this is Safari and not the browser inside a messaging app. Tap “Open in Safari” and try again.',
      ],
      ['Do I have to update it?', 'No. Whenever you open it, it is the latest version.'],
      [
        'Is my account gone when I delete the app?',
        'No. Account and balance are kept on our servers. Just sign in again.',
      ],
    ],
  },
);
