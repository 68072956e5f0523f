import type { Notice } from './notice';

/** Popups: `A` for members who have signed in, `B` for visitors (HOME-34, HOME-35). */
export const popups: readonly Notice[] = [
  {
    id: 711,
    kind: 'popup',
    execution: 'A',
    sinceDays: 6,
    linkedPromotionId: 502,
    art: 'moon',
    text: {
      vi: {
        title: 'Đèn của bạn đang chờ',
        lead: 'Hội trăng rằm đã mở. Điểm danh hôm nay để thắp chiếc đèn đầu tiên.',
        sections: [],
      },
      en: {
        title: 'Your lantern is waiting',
        lead: 'The full moon fair is open. Check in today and light the first lantern.',
        sections: [],
      },
    },
  },
  {
    id: 712,
    kind: 'popup',
    execution: 'B',
    sinceDays: 49,
    linkedPromotionId: 501,
    art: 'lanterns',
    text: {
      vi: {
        title: 'Chào mừng đến Hoa Đăng',
        lead: 'Nạp lần đầu được thưởng 50% từ 100.000 ₫, 80% từ 500.000 ₫ và 100% từ 1.000.000 ₫, tối đa 2.000.000 ₫.',
        sections: [],
      },
      en: {
        title: 'Welcome to Hoa Đăng',
        lead: 'Your first deposit earns a bonus of 50% from 100,000 ₫, 80% from 500,000 ₫ and 100% from 1,000,000 ₫, max 2,000,000 ₫.',
        sections: [],
      },
    },
  },
  {
    id: 713,
    kind: 'popup',
    execution: 'A',
    sinceDays: 7,
    text: {
      vi: {
        title: 'Chơi vui trong giới hạn của bạn',
        lead: '',
        sections: [
          [
            '',
            {
              html: `
<div style="width: 600px; text-align: center">
  <img src="/art/popups/balance.svg" width="600" height="300" style="width: 600px; height: 300px; border-radius: 24px" alt="Chiếc đèn và đồng hồ cát trên hai đĩa cân">
  <p style="margin: 28px 0 12px; font-size: 30px; line-height: 44px">Đặt giới hạn theo ngày, tuần hoặc tháng chỉ với một tin nhắn. Giảm có hiệu lực ngay, tăng sau 24 giờ.</p>
  <p style="font-size: 28px; line-height: 40px"><a href="/m/help?tag=responsible">Xem cách đặt giới hạn</a></p>
</div>`,
            },
          ],
        ],
      },
      en: {
        title: 'Enjoy it within your limits',
        lead: '',
        sections: [
          [
            '',
            {
              html: `
<div style="width: 600px; text-align: center">
  <img src="/art/popups/balance.svg" width="600" height="300" style="width: 600px; height: 300px; border-radius: 24px" alt="A lantern and an hourglass on a pair of scales">
  <p style="margin: 28px 0 12px; font-size: 30px; line-height: 44px">One message sets a limit for a day, a week or a month. Lowering works at once, raising after 24 hours.</p>
  <p style="font-size: 28px; line-height: 40px"><a href="/m/help?tag=responsible">How to set a limit</a></p>
</div>`,
            },
          ],
        ],
      },
    },
  },
  {
    id: 714,
    kind: 'popup',
    execution: 'B',
    sinceDays: 30,
    text: {
      vi: {
        title: 'Trang dành cho người từ đủ 18 tuổi',
        lead: '',
        sections: [
          [
            '',
            {
              html: `
<div style="width: 600px">
  <img src="/art/popups/gate.svg" width="600" height="300" style="width: 600px; height: 300px; border-radius: 24px" alt="Hai trụ đèn bên bờ sông đêm">
  <ul style="margin: 28px 0 0; padding-left: 36px; font-size: 28px; line-height: 44px">
    <li>Chỉ tham gia nếu bạn đủ 18 tuổi và pháp luật nơi bạn ở cho phép.</li>
    <li>Ai điền ngày sinh chưa đủ 18 tuổi sẽ không đăng ký được.</li>
    <li>Chơi bằng khoản tiền bạn có thể mất mà không ảnh hưởng cuộc sống.</li>
  </ul>
</div>`,
            },
          ],
        ],
      },
      en: {
        title: 'This site is for people of 18 and over',
        lead: '',
        sections: [
          [
            '',
            {
              html: `
<div style="width: 600px">
  <img src="/art/popups/gate.svg" width="600" height="300" style="width: 600px; height: 300px; border-radius: 24px" alt="Two lantern posts at a river at night">
  <ul style="margin: 28px 0 0; padding-left: 36px; font-size: 28px; line-height: 44px">
    <li>Take part only if you are 18 or over and the law of your place allows it.</li>
    <li>Whoever gives a date of birth under 18 cannot register.</li>
    <li>Play with money you can lose without any harm.</li>
  </ul>
</div>`,
            },
          ],
        ],
      },
    },
  },
  {
    id: 715,
    kind: 'popup',
    execution: 'A',
    sinceDays: 1,
    text: {
      vi: {
        title: 'Sảnh San Hô tạm nghỉ ngày {to}',
        lead: '',
        sections: [
          [
            '',
            {
              html: `
<p style="font-size: 30px; line-height: 44px">Bảo trì từ <strong>04:00 đến 05:30</strong>. Số dư trong phòng tự trở về ví lúc 03:30.</p>
<table style="width: 600px; font-size: 28px">
  <thead><tr><th style="width: 340px">Sảnh</th><th style="width: 260px">Trong lúc bảo trì</th></tr></thead>
  <tbody>
    <tr><td style="padding: 16px 0">San Hô</td><td>Tạm nghỉ</td></tr>
    <tr><td style="padding: 16px 0">Sóng Bạc, Biển Khơi</td><td>Bình thường</td></tr>
    <tr><td style="padding: 16px 0">Nạp và rút tiền</td><td>Bình thường</td></tr>
  </tbody>
</table>`,
            },
          ],
        ],
      },
      en: {
        title: 'The San Hô hall rests on {to}',
        lead: '',
        sections: [
          [
            '',
            {
              html: `
<p style="font-size: 30px; line-height: 44px">Maintenance from <strong>04:00 to 05:30</strong>. Balances in its rooms return to your wallet at 03:30.</p>
<table style="width: 600px; font-size: 28px">
  <thead><tr><th style="width: 340px">Hall</th><th style="width: 260px">Meanwhile</th></tr></thead>
  <tbody>
    <tr><td style="padding: 16px 0">San Hô</td><td>Closed</td></tr>
    <tr><td style="padding: 16px 0">Sóng Bạc, Biển Khơi</td><td>As usual</td></tr>
    <tr><td style="padding: 16px 0">Deposits, withdrawals</td><td>As usual</td></tr>
  </tbody>
</table>`,
            },
          ],
        ],
      },
    },
  },
];
