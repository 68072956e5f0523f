import type { ArticleItem } from '../content-item';

/** Videos about the house and its members. */
export const houseVideos: readonly ArticleItem[] = [
  {
    id: 641,
    kind: 'video',
    sinceDays: 1,
    art: '/art/videos/lanterns.svg',
    externalLink: '/art/videos/lanterns.mp4',
    text: {
      vi: {
        title: 'Hậu trường đêm hội thả đèn',
        lead: 'Ba trăm chiếc đèn giấy, hai mươi người làm đèn và một khúc sông lặng gió.',
        sections: [
          [
            'Đêm hội qua con số',
            {
              head: ['', 'Số lượng'],
              rows: [
                ['Đèn thả xuống sông', '300'],
                ['Đèn vớt lại sau hội', '300'],
                ['Người tham dự', '1.150'],
              ],
            },
          ],
          [
            'Đèn làm từ gì',
            'Khung tre, giấy dó và nến đậu nành. Toàn bộ đèn được thu hồi ngay trong đêm, không để lại rác trên sông.',
          ],
        ],
      },
      en: {
        title: 'Behind the scenes of the lantern night',
        lead: 'Three hundred paper lanterns, twenty lantern makers, and a calm bend of the river.',
        sections: [
          [
            'The night in numbers',
            {
              head: ['', 'How many'],
              rows: [
                ['Lanterns set on the water', '300'],
                ['Lanterns brought back', '300'],
                ['Visitors', '1,150'],
              ],
            },
          ],
          [
            'What they are made of',
            'Bamboo, bark paper and soy candles. All of them were collected the same night; nothing stayed in the river.',
          ],
        ],
      },
    },
  },
  {
    id: 644,
    kind: 'video',
    sinceDays: 14,
    art: '/art/videos/deposit.svg',
    externalLink: '/sandbox/outside/video',
    text: {
      vi: {
        title: 'Nạp tiền bằng mã QR: từng bước một',
        lead: 'Quay màn hình từ lúc chọn số tiền đến khi số dư thay đổi, tổng cộng 48 giây.',
        sections: [
          [
            'Các bước',
            {
              steps: [
                'Mở Nạp tiền, chọn Quét mã QR.',
                'Nhập số tiền từ 20.000 ₫.',
                'Quét mã bằng ứng dụng ngân hàng, giữ nguyên nội dung chuyển khoản.',
                'Quay lại Hoa Đăng; số dư tự cập nhật.',
              ],
            },
          ],
          [
            'Cần thêm giúp đỡ',
            'Xem hạn mức tại <a href="/m/help?tag=deposit">Nạp tiền</a> trong Trung tâm trợ giúp.',
          ],
        ],
      },
      en: {
        title: 'Depositing with a QR code, step by step',
        lead: 'A screen recording from the amount to the new balance, 48 seconds in all.',
        sections: [
          [
            'Steps',
            {
              steps: [
                'Open Deposit and choose QR code.',
                'Enter an amount of 20,000 ₫ or more.',
                'Scan the code with your bank’s app and leave the reference as it is.',
                'Return to Hoa Đăng; the balance updates by itself.',
              ],
            },
          ],
          [
            'Need more help',
            'Limits are under <a href="/m/help?tag=deposit">Deposits</a> in the help centre.',
          ],
        ],
      },
    },
  },
  {
    id: 645,
    kind: 'video',
    sinceDays: 20,
    art: '/art/videos/support.svg',
    externalLink: '/sandbox/outside/video',
    text: {
      vi: {
        title: 'Một ngày ở phòng hỗ trợ',
        lead: 'Sáu mươi người, ba ca, hơn hai nghìn cuộc trò chuyện. Ai đang trả lời bạn ở đầu bên kia?',
        sections: [
          [
            'Con số của một ngày thường',
            {
              head: ['Chỉ số', 'Giá trị'],
              rows: [
                ['Cuộc trò chuyện', '2.180'],
                ['Chờ trung bình', '38 giây'],
                ['Giải quyết trong lần đầu', '91%'],
              ],
            },
          ],
          ['Chúng tôi không bao giờ hỏi', ['Mật khẩu của bạn.', 'Mã OTP.', 'Tiền để mở khóa tài khoản.']],
        ],
      },
      en: {
        title: 'A day in the support room',
        lead: 'Sixty people, three shifts, over two thousand conversations. Who is answering you?',
        sections: [
          [
            'An ordinary day',
            {
              head: ['Measure', 'Value'],
              rows: [
                ['Conversations', '2,180'],
                ['Average wait', '38 s'],
                ['Solved at the first contact', '91%'],
              ],
            },
          ],
          ['What we never ask for', ['Your password.', 'A one-time code.', 'Money to unlock an account.']],
        ],
      },
    },
  },
  {
    id: 646,
    kind: 'video',
    sinceDays: 26,
    art: '/art/videos/balance.svg',
    externalLink: '/sandbox/outside/video',
    text: {
      vi: {
        title: 'Bốn câu hỏi để biết mình còn chơi cho vui',
        lead: 'Chuyên gia của Trăng Khuyết gợi ý bốn câu hỏi nên tự trả lời mỗi tháng một lần.',
        sections: [
          [
            'Bốn câu hỏi',
            {
              steps: [
                'Tháng này tôi có chơi quá số tiền đã định không?',
                'Tôi có chơi để gỡ lại khoản đã thua không?',
                'Tôi có giấu người thân về việc chơi không?',
                'Tôi có vui hơn sau khi chơi không?',
              ],
            },
          ],
          [
            'Nếu câu trả lời làm bạn băn khoăn',
            'Hãy nghỉ vài ngày và xem <a href="/m/help?tag=responsible">những cách giúp bạn dừng lại</a>. Trăng Khuyết tư vấn miễn phí và giữ kín.',
          ],
        ],
      },
      en: {
        title: 'Four questions: is it still fun?',
        lead: 'A counsellor of Trăng Khuyết suggests four questions to answer once a month.',
        sections: [
          [
            'The questions',
            {
              steps: [
                'Did I spend more than I had planned this month?',
                'Did I play to win losses back?',
                'Do I hide from my family that I play?',
                'Do I feel better after playing?',
              ],
            },
          ],
          [
            'If an answer bothers you',
            'Take a few days off and look at <a href="/m/help?tag=responsible">ways to stop</a>. Trăng Khuyết helps free of charge and in confidence.',
          ],
        ],
      },
    },
  },
];
