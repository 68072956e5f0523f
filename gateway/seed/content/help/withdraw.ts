import { helpTab } from './written';

/** Withdrawing: conditions, limits, times. */
export const withdrawTab = helpTab(
  'withdraw',
  {
    title: 'Rút tiền',
    lead: 'Bạn có thể rút bất cứ lúc nào, kể cả ban đêm và ngày lễ. Tiền về thẻ ngân hàng đã liên kết, mang đúng tên bạn.',
    sections: [
      [
        'Thời gian xử lý',
        {
          head: ['Mục', 'Mức'],
          rows: [
            ['Thường tới sau', '5 đến 15 phút'],
            ['Muộn nhất', '60 phút'],
            ['Mỗi lần', '100.000 đến 100.000.000 ₫'],
            ['Mỗi ngày', '200.000.000 ₫'],
            ['Miễn phí mỗi ngày', '3 lần'],
            ['Phí các lần sau', '5.000 ₫'],
          ],
        },
        'Hạng hội viên cho thêm lượt miễn phí và hạn mức cao hơn.',
      ],
      [
        'Trước lần rút đầu tiên',
        [
          'Liên kết thẻ ngân hàng mang tên bạn; thẻ mới nhận tiền rút được sau 24 giờ.',
          'Đặt mật khẩu giao dịch gồm 6 chữ số.',
          'Số tiền nạp đã được cược ít nhất một vòng, theo quy định phòng chống rửa tiền.',
        ],
      ],
      [
        'Cách rút',
        {
          steps: [
            'Mở Rút tiền, chọn thẻ nhận tiền.',
            'Nhập số tiền; vòng cược còn thiếu (nếu có) hiện ngay bên dưới.',
            'Nhập mật khẩu giao dịch và xác nhận.',
          ],
        },
      ],
    ],
    questions: [
      [
        'Vì sao yêu cầu rút của tôi bị từ chối?',
        'Ba lý do thường gặp: số thẻ hoặc tên chủ thẻ không đúng, chưa đủ vòng cược của khuyến mãi đang dùng, hoặc ngân hàng đang bảo trì. Số tiền trở về ví ngay và lý do nằm trong hộp thư của bạn.',
      ],
      [
        'Tôi có thể hủy một yêu cầu rút không?',
        'Không. Lệnh đã gửi thì tiền được giữ riêng để trả cho bạn và không quay lại ví để cược.',
      ],
      [
        'Ngân hàng báo chưa nhận được tiền',
        'Sau khi trạng thái là “Đã chuyển”, một số ngân hàng cần thêm ít phút. Quá 60 phút kể từ lúc gửi lệnh, hãy gửi mã giao dịch cho <a href="/m/support">bộ phận hỗ trợ</a>.',
      ],
    ],
  },
  {
    title: 'Withdrawals',
    lead: 'You can withdraw at any time, at night and on holidays as well. Money goes to a linked bank card in your name.',
    sections: [
      [
        'How long it takes',
        {
          head: ['Item', 'Value'],
          rows: [
            ['Usually arrives in', '5 to 15 minutes'],
            ['At the latest in', '60 minutes'],
            ['Each', '100,000 to 100,000,000 ₫'],
            ['A day', '200,000,000 ₫'],
            ['Free each day', '3 withdrawals'],
            ['Fee for the rest', '5,000 ₫'],
          ],
        },
        'Your rank brings more free withdrawals and a higher limit.',
      ],
      [
        'Before the first withdrawal',
        [
          'Link a bank card in your name; a new card can take withdrawals after 24 hours.',
          'Set a 6-digit payment password.',
          'Deposits have a 1x wagering requirement, as rules against money laundering require.',
        ],
      ],
      [
        'How to withdraw',
        {
          steps: [
            'Open Withdraw and choose the bank card.',
            'Enter the amount; what is left to wager shows below it.',
            'Enter the payment password and confirm.',
          ],
        },
      ],
    ],
    questions: [
      [
        'Why was my withdrawal rejected?',
        'Mostly for one of three reasons: the card’s number or holder is wrong, a wagering requirement is not met, or the bank is under maintenance. The money is back in your wallet at once, and the reason is in your inbox.',
      ],
      [
        'Can I cancel a withdrawal?',
        'No. Once it is sent, the money is locked for your payout and cannot go back to be wagered.',
      ],
      [
        'My bank says nothing has arrived',
        'Once it is “Sent”, some banks take a few minutes more. After 60 minutes in all, give the number of the transaction to <a href="/m/support">support</a>.',
      ],
    ],
  },
);
