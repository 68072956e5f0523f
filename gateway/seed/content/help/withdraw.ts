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
          head: ['Số tiền', 'Thời gian', 'Kiểm tra'],
          rows: [
            ['100.000 đến dưới 20.000.000 ₫', '5 phút', 'Tự động'],
            ['20.000.000 đến 100.000.000 ₫', '30 phút', 'Một nhân viên'],
            ['Trên 100.000.000 ₫', '2 giờ', 'Hai nhân viên'],
          ],
        },
        'Hạn mức mỗi ngày là 300.000.000 ₫, cao hơn với hội viên VIP. Năm lần rút đầu tiên trong ngày không mất phí; từ lần thứ sáu, mỗi lần 5.500 ₫.',
      ],
      [
        'Trước lần rút đầu tiên',
        [
          'Xác minh số điện thoại.',
          'Liên kết tài khoản ngân hàng hoặc ví mang tên bạn.',
          'Đặt mật khẩu giao dịch gồm 6 chữ số.',
          'Số tiền nạp đã được cược ít nhất một vòng, theo quy định phòng chống rửa tiền.',
        ],
      ],
      [
        'Cách rút',
        {
          steps: [
            'Mở Rút tiền, chọn tài khoản nhận.',
            'Nhập số tiền; vòng cược còn thiếu (nếu có) hiện ngay bên dưới.',
            'Nhập mật khẩu giao dịch và xác nhận.',
          ],
        },
      ],
    ],
    questions: [
      [
        'Vì sao yêu cầu rút của tôi bị từ chối?',
        'Ba lý do thường gặp: tên tài khoản nhận không trùng hồ sơ, chưa đủ vòng cược của khuyến mãi đang dùng, hoặc ngân hàng đang bảo trì. Số tiền trở về ví ngay và lý do nằm trong hộp thư của bạn.',
      ],
      [
        'Tôi có thể hủy một yêu cầu rút không?',
        'Được, khi trạng thái còn là “Đang chờ”. Chúng tôi không gợi ý bạn hủy lệnh rút để chơi tiếp.',
      ],
      [
        'Ngân hàng báo chưa nhận được tiền',
        'Sau khi trạng thái là “Đã chuyển”, một số ngân hàng cần tới 2 giờ. Quá thời gian này, hãy gửi mã giao dịch cho <a href="/m/support">bộ phận hỗ trợ</a>.',
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
          head: ['Amount', 'Takes', 'Checked by'],
          rows: [
            ['100,000 to below 20,000,000 ₫', '5 minutes', 'Our system'],
            ['20,000,000 to 100,000,000 ₫', '30 minutes', 'One person'],
            ['Above 100,000,000 ₫', '2 hours', 'Two people'],
          ],
        },
        'The limit is 300,000,000 ₫ a day, and higher for VIP members. The first five withdrawals of a day are free; from the sixth on each costs 5,500 ₫.',
      ],
      [
        'Before the first withdrawal',
        [
          'Verify your phone number.',
          'Link a bank account or wallet in your name.',
          'Set a 6-digit transaction password.',
          'Deposits have a 1x wagering requirement, as rules against money laundering require.',
        ],
      ],
      [
        'How to withdraw',
        {
          steps: [
            'Open Withdraw and choose the account.',
            'Enter the amount; turnover that is still missing shows below it.',
            'Enter the transaction password and confirm.',
          ],
        },
      ],
    ],
    questions: [
      [
        'Why was my withdrawal rejected?',
        'Mostly for one of three reasons: the account is not in your name, the turnover of a promotion is not complete, or the bank is under maintenance. The money is back in your wallet at once, and the reason is in your inbox.',
      ],
      [
        'Can I cancel a withdrawal?',
        'Yes, while it is “Pending”. We will never suggest that you cancel one to keep playing.',
      ],
      [
        'My bank says nothing has arrived',
        'Once it is “Sent”, some banks take up to 2 hours. After that, give the number of the transaction to <a href="/m/support">support</a>.',
      ],
    ],
  },
);
