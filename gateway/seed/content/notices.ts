import type { Notice } from './notice';
import { popups } from './popups';

const playerNotices: readonly Notice[] = [
  {
    id: 701,
    kind: 'player',
    sinceDays: 1,
    text: {
      vi: {
        title: 'Bảo trì định kỳ sảnh bắn cá San Hô',
        lead: 'Sảnh San Hô tạm nghỉ từ 04:00 đến 05:30 ngày {to}. Số dư trong phòng được trả về ví trước giờ bảo trì.',
        sections: [],
      },
      en: {
        title: 'Maintenance of the San Hô fishing hall',
        lead: 'The San Hô hall rests from 04:00 to 05:30 on {to}. Balances in its rooms return to your wallet before.',
        sections: [],
      },
    },
  },
  {
    id: 702,
    kind: 'player',
    sinceDays: 5,
    text: {
      vi: {
        title: 'Rút tiền nhanh hơn vào ban đêm',
        lead: 'Từ {from}, yêu cầu rút dưới 20.000.000 ₫ được xử lý trong 5 phút, kể cả từ 22:00 đến 06:00.',
        sections: [
          [
            'Lưu ý',
            ['Tên chủ thẻ phải trùng với tên trong hồ sơ.', 'Lần rút nào cũng hỏi mật khẩu giao dịch.'],
          ],
        ],
      },
      en: {
        title: 'Faster withdrawals at night',
        lead: 'From {from}, withdrawals below 20,000,000 ₫ are handled within 5 minutes, from 22:00 to 06:00 as well.',
        sections: [
          [
            'Please note',
            [
              'The card must carry the name of your profile.',
              'Every withdrawal asks for the payment password.',
            ],
          ],
        ],
      },
    },
  },
  {
    id: 703,
    kind: 'player',
    sinceDays: 9,
    text: {
      vi: {
        title: 'Cảnh giác trang giả mạo',
        lead: 'Hoa Đăng không bao giờ hỏi mật khẩu hay mã OTP qua tin nhắn. Hãy kiểm tra địa chỉ trang trước khi đăng nhập.',
        sections: [],
      },
      en: {
        title: 'Beware of copies of this site',
        lead: 'Hoa Đăng never asks for your password or a one-time code in a message. Check the address before you sign in.',
        sections: [],
      },
    },
  },
  {
    id: 704,
    kind: 'player',
    sinceDays: 2,
    text: {
      vi: {
        title: 'Vé xổ số khóa trước giờ quay 15 phút',
        lead: 'Từ {from}, vé ba miền ngừng nhận trước giờ quay 15 phút thay vì 10 phút. Vé mua sau giờ khóa tự động chuyển sang kỳ kế tiếp, nếu bạn đồng ý.',
        sections: [
          [
            'Xem giờ từng miền',
            'Bảng giờ đầy đủ nằm trong bài <a href="/m/newsDetail?id=601">Lịch mở thưởng</a>.',
          ],
        ],
      },
      en: {
        title: 'Lottery tickets close 15 minutes before the draw',
        lead: 'From {from} tickets of all three regions close 15 minutes before the draw instead of 10. If you agree, later tickets move to the next draw.',
        sections: [
          [
            'Times of each region',
            'All times are in <a href="/m/newsDetail?id=601">Lottery draws of the week</a>.',
          ],
        ],
      },
    },
  },
  {
    id: 705,
    kind: 'player',
    sinceDays: 3,
    text: {
      vi: {
        title: 'Chuyển khoản ngân hàng chậm vào rạng sáng chủ nhật',
        lead: 'Hệ thống liên ngân hàng bảo trì từ 00:00 đến 02:00 chủ nhật. Mã QR và ví điện tử vẫn hoạt động bình thường.',
        sections: [
          [
            'Trong thời gian này',
            [
              'Lệnh rút về ngân hàng được giữ và chuyển ngay sau 02:00.',
              'Khoản nạp bằng chuyển khoản có thể tới chậm 30 phút.',
            ],
          ],
        ],
      },
      en: {
        title: 'Bank transfers are slow early on Sunday',
        lead: 'The interbank network is under maintenance from 00:00 to 02:00 on Sunday. QR codes and e-wallets work as usual.',
        sections: [
          [
            'Meanwhile',
            [
              'Withdrawals to banks are held and sent right after 02:00.',
              'Deposits by transfer may take 30 minutes longer.',
            ],
          ],
        ],
      },
    },
  },
  {
    id: 706,
    kind: 'player',
    sinceDays: 14,
    text: {
      vi: {
        title: 'Cập nhật điều khoản: khiếu nại được trả lời trong 7 ngày',
        lead: 'Mục 9 của Điều khoản được viết lại cho rõ, có hiệu lực sau 14 ngày kể từ {from}.',
        sections: [
          [
            'Điểm mới',
            [
              'Phản hồi đầu tiên trong 24 giờ, câu trả lời cuối trong 7 ngày.',
              'Có bên trung gian độc lập, không mất phí.',
              'Thời hạn gửi khiếu nại tăng từ 60 lên 90 ngày.',
            ],
            'Toàn văn tại <a href="/m/help?tag=terms">Điều khoản</a>.',
          ],
        ],
      },
      en: {
        title: 'New terms: complaints are answered within 7 days',
        lead: 'Section 9 of the terms was rewritten and takes effect 14 days after {from}.',
        sections: [
          [
            'What is new',
            [
              'A first answer within 24 hours, a final one within 7 days.',
              'An independent mediator, free of charge.',
              'You have 90 days to complain, not 60.',
            ],
            'The full text is under <a href="/m/help?tag=terms">Terms</a>.',
          ],
        ],
      },
    },
  },
  {
    id: 707,
    kind: 'player',
    sinceDays: 19,
    text: {
      vi: {
        title: 'Đã trả thưởng Đua Bài Cao mùa trước',
        lead: '100 phần thưởng của mùa trước, tổng trị giá 300.000.000 ₫, đã vào ví lúc 10:00 ngày {from}.',
        sections: [
          [
            'Chưa nhận được?',
            'Gửi tên đăng nhập và hạng của bạn cho <a href="/m/support">bộ phận hỗ trợ</a> trong vòng 30 ngày.',
          ],
        ],
      },
      en: {
        title: 'Prizes of the last Bài Cao race are paid',
        lead: 'All 100 prizes of last season, 300,000,000 ₫ in total, went to the wallets at 10:00 on {from}.',
        sections: [
          [
            'Nothing there?',
            'Send your username and place to <a href="/m/support">support</a> within 30 days.',
          ],
        ],
      },
    },
  },
  {
    id: 708,
    kind: 'player',
    sinceDays: 26,
    text: {
      vi: {
        title: 'Thêm giờ tư vấn của nhóm Trăng Khuyết',
        lead: 'Từ {from}, nhóm tư vấn Trăng Khuyết trực từ 8:00 đến 22:00 mỗi ngày, kể cả cuối tuần. Dịch vụ miễn phí và kín đáo.',
        sections: [
          [
            'Ai có thể liên hệ',
            'Hội viên, người thân, và cả người chưa từng chơi. Xem tại <a href="/m/help?tag=responsible">Chơi có trách nhiệm</a>.',
          ],
        ],
      },
      en: {
        title: 'Longer hours of the Trăng Khuyết counsellors',
        lead: 'From {from} the counsellors of Trăng Khuyết are there from 8:00 to 22:00 every day, at weekends too. Free and confidential.',
        sections: [
          [
            'Who may write',
            'Members, relatives, and people who never played. See <a href="/m/help?tag=responsible">Responsible play</a>.',
          ],
        ],
      },
    },
  },
  {
    id: 709,
    kind: 'player',
    sinceDays: 40,
    text: {
      vi: {
        title: 'Ngừng hỗ trợ iOS dưới 12.4',
        lead: 'Các máy iPhone và iPad dùng iOS cũ hơn 12.4 vẫn xem được trang, nhưng một số trò chơi có thể không mở. Hãy cập nhật trong Cài đặt → Cài đặt chung → Cập nhật phần mềm.',
        sections: [],
      },
      en: {
        title: 'iOS below 12.4 is no longer supported',
        lead: 'iPhones and iPads with iOS older than 12.4 still show the site, but some games may not open. Update under Settings → General → Software Update.',
        sections: [],
      },
    },
  },
];

/** Notices for players, the newest first, and popups. */
export const notices: readonly Notice[] = [
  ...[...playerNotices].sort((a, b) => a.sinceDays - b.sinceDays),
  ...popups,
];
