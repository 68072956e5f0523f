import type { ArticleItem } from '../content-item';

/** News of the site itself: upkeep, the app, ranks. */
export const siteNews: readonly ArticleItem[] = [
  {
    id: 606,
    kind: 'news',
    sinceDays: 10,
    art: '/art/news/drum.svg',
    text: {
      vi: {
        title: 'Nhìn lại đợt bảo trì tháng: sảnh tải nhanh hơn gần một nửa',
        lead: 'Rạng sáng {from}, Hoa Đăng tạm nghỉ 92 phút để thay hệ thống phân phối hình ảnh. Kế hoạch ban đầu là 120 phút.',
        sections: [
          [
            'Đã làm những gì',
            'Toàn bộ ảnh bìa trò chơi được nén lại và phục vụ từ máy chủ gần người chơi nhất. Mục tiêu là những chiếc điện thoại đời cũ và đường truyền 4G yếu cũng mở được sảnh trong vài giây.',
            {
              head: ['Chỉ số', 'Trước', 'Sau'],
              rows: [
                ['Mở sảnh trò chơi (4G)', '4,6 giây', '2,5 giây'],
                ['Dữ liệu lần mở đầu', '2,9 MB', '1,1 MB'],
                ['Lượt tải ảnh lỗi', '1,8%', '0,2%'],
              ],
            },
          ],
          [
            'Số dư và ván chơi dở',
            'Trước giờ bảo trì 30 phút, số dư trong các phòng được trả về ví chính. Có 214 ván chơi dở; tất cả đã được đối chiếu và kết toán trong buổi sáng cùng ngày. Không có giao dịch nạp hay rút nào bị mất.',
          ],
          [
            'Việc còn lại',
            [
              'Một số máy dùng trình duyệt từ năm 2020 trở về trước chưa hiện ảnh dạng mới.',
              'Lịch sử cược tháng cũ mở chậm vào khung 20:00–22:00.',
              'Cả hai mục sẽ được xử lý trong đợt bảo trì kế tiếp, báo trước ít nhất 24 giờ tại mục Thông báo.',
            ],
          ],
        ],
      },
      en: {
        title: 'After the monthly maintenance: the lobby opens in nearly half the time',
        lead: 'In the early hours of {from} Hoa Đăng was closed for 92 minutes while we replaced the way pictures are delivered. We had planned for 120.',
        sections: [
          [
            'What we did',
            'Every game cover was compressed again and now comes from the server nearest to you. The aim: older phones on a weak 4G connection should open the lobby in a couple of seconds.',
            {
              head: ['Measure', 'Before', 'After'],
              rows: [
                ['Opening the lobby (4G)', '4.6 s', '2.5 s'],
                ['Data on first opening', '2.9 MB', '1.1 MB'],
                ['Pictures that failed', '1.8%', '0.2%'],
              ],
            },
          ],
          [
            'Balances and unfinished rounds',
            'Balances were moved back to the main wallet 30 minutes before we closed. 214 rounds were still open; all of them were checked and settled the same morning. No deposit or withdrawal was lost.',
          ],
          [
            'Still to do',
            [
              'Some browsers from 2020 and earlier do not show the new picture format yet.',
              'Bet history of past months is slow to open between 20:00 and 22:00.',
              'Both are on the list for the next maintenance, announced at least 24 hours ahead under Notices.',
            ],
          ],
        ],
      },
    },
  },
  {
    id: 609,
    kind: 'news',
    sinceDays: 21,
    art: '/art/news/phone.svg',
    text: {
      vi: {
        title: 'Đưa Hoa Đăng ra màn hình chính: nhẹ hơn, mở nhanh hơn',
        lead: 'Bạn không cần cửa hàng ứng dụng. Chỉ hai lần chạm, Hoa Đăng nằm ngay trên màn hình chính và mở toàn màn hình như một ứng dụng.',
        sections: [
          [
            'Vì sao nên cài',
            [
              'Chiếm chưa tới 3 MB bộ nhớ, không chạy ngầm.',
              'Mở thẳng vào trang chủ, không còn thanh địa chỉ.',
              'Luôn là bản mới nhất, không phải cập nhật thủ công.',
            ],
          ],
          [
            'Trên iPhone',
            {
              steps: [
                'Mở Hoa Đăng bằng Safari.',
                'Chạm biểu tượng Chia sẻ ở cạnh dưới.',
                'Chọn “Thêm vào Màn hình chính”, rồi chạm “Thêm”.',
              ],
            },
          ],
          [
            'Trên Android',
            {
              steps: [
                'Mở Hoa Đăng bằng Chrome.',
                'Chạm nút ba chấm ở góc trên.',
                'Chọn “Cài đặt ứng dụng” hoặc “Thêm vào màn hình chính”.',
              ],
            },
            'Hướng dẫn có hình nằm tại trang <a href="/m/download">Tải ứng dụng</a>. Hãy chỉ cài từ trang này; chúng tôi không gửi tệp cài đặt qua tin nhắn.',
          ],
        ],
      },
      en: {
        title: 'Hoa Đăng on your home screen: lighter and quicker to open',
        lead: 'No app store needed. Two taps put Hoa Đăng on your home screen, where it opens full screen like any app.',
        sections: [
          [
            'Why install it',
            [
              'It takes less than 3 MB and never runs in the background.',
              'It opens straight on the home page, without an address bar.',
              'It is always the latest version; there is nothing to update.',
            ],
          ],
          [
            'On iPhone',
            {
              steps: [
                'Open Hoa Đăng in Safari.',
                'Tap the Share symbol at the bottom.',
                'Choose “Add to Home Screen”, then tap “Add”.',
              ],
            },
          ],
          [
            'On Android',
            {
              steps: [
                'Open Hoa Đăng in Chrome.',
                'Tap the three dots at the top.',
                'Choose “Install app” or “Add to Home screen”.',
              ],
            },
            'The illustrated guide is on the <a href="/m/download">Get the app</a> page. Install from there only; we never send installation files in a message.',
          ],
        ],
      },
    },
  },
  {
    id: 612,
    kind: 'news',
    sinceDays: 45,
    art: '/art/news/crown.svg',
    text: {
      vi: {
        title: 'Quyền lợi VIP từ tháng này: rõ điều kiện, không tụt hạng đột ngột',
        lead: 'Chúng tôi viết lại bảng quyền lợi cho gọn và bỏ quy định tụt hạng ngay trong tháng. Áp dụng cho mọi hội viên từ {from}.',
        sections: [
          [
            'Bảng quyền lợi',
            {
              head: ['Hạng', 'Quà sinh nhật', 'Rút mỗi ngày'],
              rows: [
                ['Bạc', '188.000 ₫', '500 triệu ₫'],
                ['Vàng', '588.000 ₫', '800 triệu ₫'],
                ['Bạch kim', '1.888.000 ₫', '1,2 tỷ ₫'],
                ['Kim cương', '5.888.000 ₫', '2 tỷ ₫'],
              ],
            },
          ],
          [
            'Giữ hạng ba tháng',
            'Khi đạt hạng mới, bạn giữ hạng ít nhất ba tháng, kể cả khi nghỉ chơi. Hết thời gian đó, hạng chỉ giảm một bậc mỗi lần và luôn có thư báo trước 14 ngày.',
          ],
          [
            'Nghỉ ngơi không mất gì',
            'Tạm khóa tài khoản để nghỉ chơi không làm mất hạng, điểm hay quà sinh nhật. Bạn không cần cược thêm chỉ để giữ hạng.',
          ],
        ],
      },
      en: {
        title: 'VIP benefits from this month: clear terms, no sudden drop in rank',
        lead: 'We rewrote the table of benefits in fewer words and ended the rule that lowered a rank within the month. It holds for all members from {from}.',
        sections: [
          [
            'Benefits',
            {
              head: ['Rank', 'Birthday gift', 'Withdrawals a day'],
              rows: [
                ['Silver', '188,000 ₫', '500 million ₫'],
                ['Gold', '588,000 ₫', '800 million ₫'],
                ['Platinum', '1,888,000 ₫', '1.2 billion ₫'],
                ['Diamond', '5,888,000 ₫', '2 billion ₫'],
              ],
            },
          ],
          [
            'A rank is kept for three months',
            'A new rank is yours for at least three months, whether you play or not. After that it goes down one step at a time, and you hear about it 14 days before.',
          ],
          [
            'A break costs you nothing',
            'Pausing your account does not take away rank, points or birthday gifts. You never need to bet just to keep a rank.',
          ],
        ],
      },
    },
  },
];
