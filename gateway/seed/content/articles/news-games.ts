import type { ArticleItem } from '../content-item';

/** News of fishing halls, slots and live tables. */
export const gameNews: readonly ArticleItem[] = [
  {
    id: 602,
    kind: 'news',
    sinceDays: 2,
    art: '/art/news/sea.svg',
    text: {
      vi: {
        title: 'Sóng Bạc mở thêm bốn phòng bắn cá, có phòng mức đạn nhỏ',
        lead: 'Bốn phòng mới của Sóng Bạc đã hoạt động từ {from}. Lần đầu tiên có phòng đạn 10 ₫ dành cho người muốn chơi chậm.',
        sections: [
          [
            'Bốn phòng mới',
            {
              head: ['Phòng', 'Mức đạn', 'Chỗ ngồi'],
              rows: [
                ['Vịnh Lặng', '10–500 ₫', '4'],
                ['Rạn Hồng', '100–5.000 ₫', '4'],
                ['Hải Lưu', '1.000–20.000 ₫', '6'],
                ['Biển Sâu', '5.000–50.000 ₫', '6'],
              ],
            },
            { picture: '/art/videos/sea.svg', alt: 'Cá mập, sứa và bạch tuộc giữa rong biển' },
          ],
          [
            'Thay đổi khi chơi',
            [
              'Tự bắn dừng sau 15 phút và hỏi bạn có muốn tiếp tục.',
              'Số dư trong phòng hiện cỡ lớn hơn, kèm số đạn đã dùng trong phiên.',
              'Mất kết nối quá 20 giây, số dư tự trở về ví.',
            ],
          ],
          [
            'Phòng luyện tập',
            'Vịnh Lặng có bản luyện tập miễn phí, không cần nạp tiền. Kết quả ở phòng luyện tập không quy đổi thành tiền và không tính vào khuyến mãi.',
          ],
        ],
      },
      en: {
        title: 'Sóng Bạc opens four fishing rooms, one of them for small stakes',
        lead: 'Four new rooms by Sóng Bạc are open since {from}. For the first time there is a room with shots at 10 ₫, for those who like it slow.',
        sections: [
          [
            'The new rooms',
            {
              head: ['Room', 'Shot', 'Seats'],
              rows: [
                ['Vịnh Lặng', '10–500 ₫', '4'],
                ['Rạn Hồng', '100–5,000 ₫', '4'],
                ['Hải Lưu', '1,000–20,000 ₫', '6'],
                ['Biển Sâu', '5,000–50,000 ₫', '6'],
              ],
            },
            { picture: '/art/videos/sea.svg', alt: 'A shark, a jellyfish and an octopus among seaweed' },
          ],
          [
            'What is different',
            [
              'Automatic fire stops after 15 minutes and asks whether you want to go on.',
              'The balance is shown larger, beside the shots used in this session.',
              'If your connection is gone for 20 seconds, the balance returns to your wallet.',
            ],
          ],
          [
            'Practice room',
            'Vịnh Lặng also has a free practice room; no deposit needed. What happens there is not paid out and does not count for promotions.',
          ],
        ],
      },
    },
  },
  {
    id: 607,
    kind: 'news',
    sinceDays: 13,
    art: '/art/news/moon.svg',
    text: {
      vi: {
        title: 'Ra mắt bộ sưu tập trăng rằm: sáu trò chơi, một đêm hội',
        lead: 'Diều Giấy, Mây Trắng và Đèn Lồng cùng góp hai trò cho mùa trăng năm nay. Tranh cắt giấy, nhạc sáo trúc và tỷ lệ hoàn trả công khai ngay trên màn hình chờ.',
        sections: [
          [
            'Sáu trò trong bộ sưu tập',
            {
              head: ['Trò chơi', 'Nhà phát hành', 'Hoàn trả'],
              rows: [
                ['Thỏ Ngọc', 'Diều Giấy', '96,2%'],
                ['Phố Đèn', 'Đèn Lồng', '96,0%'],
                ['Sen Ngọc', 'Diều Giấy', '96,5%'],
                ['Trống Hội', 'Mây Trắng', '95,8%'],
                ['Đèn Trời', 'Đèn Lồng', '96,1%'],
                ['Hồ Cá', 'Mây Trắng', '96,3%'],
              ],
            },
          ],
          [
            'Tỷ lệ hoàn trả nghĩa là gì',
            'Đó là phần tiền cược trung bình trả lại người chơi sau hàng triệu vòng quay, không phải lời hứa cho một buổi chơi. Mỗi vòng quay độc lập với vòng trước; không có giờ đẹp hay máy sắp nổ.',
          ],
          [
            'Chơi thử trước',
            'Cả sáu trò đều có bản chơi thử. Bạn có thể bật nhắc giờ sau mỗi 30, 60 hoặc 90 phút trong phần cài đặt của trò chơi.',
          ],
        ],
      },
      en: {
        title: 'The full moon collection: six games for one festival night',
        lead: 'Diều Giấy, Mây Trắng and Đèn Lồng brought two games each to this year’s moon season. Paper-cut pictures, bamboo flutes, and the return to player right on the first screen.',
        sections: [
          [
            'The six games',
            {
              head: ['Game', 'Studio', 'Return'],
              rows: [
                ['Thỏ Ngọc', 'Diều Giấy', '96.2%'],
                ['Phố Đèn', 'Đèn Lồng', '96.0%'],
                ['Sen Ngọc', 'Diều Giấy', '96.5%'],
                ['Trống Hội', 'Mây Trắng', '95.8%'],
                ['Đèn Trời', 'Đèn Lồng', '96.1%'],
                ['Hồ Cá', 'Mây Trắng', '96.3%'],
              ],
            },
          ],
          [
            'What return to player means',
            'It is the average share of all bets paid back over millions of spins, not a promise for one evening. Every spin is independent of the one before; there is no lucky hour and no machine that is due.',
          ],
          [
            'Try them first',
            'All six have a demo version. In a game’s settings you can have it remind you of the time every 30, 60 or 90 minutes.',
          ],
        ],
      },
    },
  },
  {
    id: 611,
    kind: 'news',
    sinceDays: 34,
    art: '/art/news/roulette.svg',
    text: {
      vi: {
        title: 'Bên trong trường quay mới của Ô Rô Live',
        lead: 'Trường quay thứ ba của Ô Rô Live phát sóng từ {from}, với mười hai bàn và quy trình kiểm tra bài mà người xem có thể theo dõi.',
        sections: [
          [
            'Một bộ bài được kiểm thế nào',
            {
              steps: [
                'Bộ bài mới được mở trước ống kính và đếm đủ từng lá.',
                'Máy trộn bài trộn hai lượt, giám sát viên cắt bài.',
                'Mỗi lá đi qua đầu đọc; lá nào đọc không được, ván bị hủy và tiền cược hoàn lại.',
                'Sau 80 ván, bộ bài được thay và hủy ngay tại chỗ.',
              ],
            },
            { picture: '/art/videos/studio.svg', alt: 'Bàn roulette và micro trong trường quay' },
          ],
          [
            'Người chia bài',
            'Bốn mươi người chia bài làm ca tối đa sáu giờ, nghỉ 20 phút sau mỗi giờ. Họ không nhìn thấy tên, số dư hay tiền cược của bạn.',
          ],
          [
            'Xem lại ván chơi',
            'Mọi ván được lưu hình 90 ngày. Nếu thấy điều bất thường, hãy gửi mã ván cho bộ phận hỗ trợ; chúng tôi trả lời kèm đoạn hình trong 48 giờ.',
          ],
        ],
      },
      en: {
        title: 'Inside the new Ô Rô Live studio',
        lead: 'The third studio of Ô Rô Live is on air since {from}: twelve tables, and a way of checking cards that you can watch.',
        sections: [
          [
            'How a deck is checked',
            {
              steps: [
                'A new deck is opened in front of the camera and counted card by card.',
                'A machine shuffles it twice; a supervisor cuts it.',
                'Every card passes a reader. If one cannot be read, the round is void and bets are returned.',
                'After 80 rounds the deck is replaced and destroyed on the spot.',
              ],
            },
            { picture: '/art/videos/studio.svg', alt: 'A roulette table and a microphone in the studio' },
          ],
          [
            'The dealers',
            'Forty dealers work shifts of at most six hours and rest 20 minutes in every hour. They see neither your name nor your balance nor your bets.',
          ],
          [
            'Watching a round again',
            'Recordings of every round are kept for 90 days. If something looks wrong, send the number of the round to support; we answer with the recording within 48 hours.',
          ],
        ],
      },
    },
  },
];
