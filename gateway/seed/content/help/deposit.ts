import { helpTab } from './written';

/** Ways to deposit, their limits and what to do when money is late. */
export const depositTab = helpTab(
  'deposit',
  {
    title: 'Nạp tiền',
    lead: 'Chọn kênh nạp, nhập số tiền và làm theo hướng dẫn trên màn hình. Số dư cập nhật ngay khi giao dịch hoàn tất.',
    sections: [
      [
        'Hạn mức',
        {
          head: ['Kênh nạp', 'Tối thiểu', 'Tối đa', 'Thời gian'],
          rows: [
            ['Chuyển khoản', '50.000 ₫', '300.000.000 ₫', '1–3 phút'],
            ['Cổng thanh toán', '50.000 ₫', '50.000.000 ₫', 'Tức thì'],
            ['Ví điện tử', '20.000 ₫', '20.000.000 ₫', 'Tức thì'],
            ['Thẻ cào điện thoại', '20.000 ₫', '500.000 ₫', '1–5 phút'],
          ],
        },
        'Ví điện tử có phí 0,5%, thẻ cào điện thoại 15%; các cách khác miễn phí.',
      ],
      [
        'Cách nạp',
        {
          steps: [
            'Mở Nạp tiền và chọn kênh nạp.',
            'Nhập số tiền. Hãy chọn khoản nằm trong giới hạn bạn đã đặt cho mình.',
            'Chuyển đúng số tiền và giữ nguyên nội dung chuyển khoản.',
            'Giữ biên lai cho đến khi số dư thay đổi.',
          ],
        },
      ],
      [
        'Chưa thấy tiền vào tài khoản?',
        [
          'Kiểm tra nội dung chuyển khoản có đúng mã giao dịch.',
          'Chờ tối đa 15 phút trong giờ cao điểm.',
          'Gửi ảnh biên lai cho <a href="/m/support">bộ phận hỗ trợ</a>.',
        ],
      ],
    ],
    questions: [
      [
        'Tôi chuyển sai nội dung thì sao?',
        'Tiền không mất. Gửi ảnh biên lai có giờ chuyển và bốn số cuối của thẻ; chúng tôi tìm và ghi có trong 2 giờ.',
      ],
      [
        'Người thân nạp giúp tôi được không?',
        'Không. Tiền phải đi từ tài khoản ngân hàng hoặc ví mang tên bạn. Khoản nạp từ người khác được hoàn về nơi gửi.',
      ],
      [
        'Tôi muốn giới hạn số tiền nạp mỗi ngày',
        'Nhắn cho bộ phận hỗ trợ mức bạn muốn theo ngày, tuần hoặc tháng. Giảm có hiệu lực ngay, tăng sau 24 giờ. Xem thêm mục <a href="/m/help?tag=responsible">Chơi có trách nhiệm</a>.',
      ],
    ],
  },
  {
    title: 'Deposits',
    lead: 'Choose a deposit channel, enter the amount and follow the steps on the screen. Your balance changes as soon as the payment is through.',
    sections: [
      [
        'Limits',
        {
          head: ['Channel', 'Min', 'Max', 'Takes'],
          rows: [
            ['Bank transfer', '50,000 ₫', '300,000,000 ₫', '1–3 minutes'],
            ['Payment page', '50,000 ₫', '50,000,000 ₫', 'At once'],
            ['E-wallet', '20,000 ₫', '20,000,000 ₫', 'At once'],
            ['Phone card', '20,000 ₫', '500,000 ₫', '1–5 minutes'],
          ],
        },
        'The e-wallet has a fee of 0.5%, phone cards 15%; the others are free.',
      ],
      [
        'How to deposit',
        {
          steps: [
            'Open Deposit and choose a channel.',
            'Enter the amount, within the limit you have set yourself.',
            'Transfer exactly that amount and leave the reference as it is.',
            'Keep the receipt until your balance has changed.',
          ],
        },
      ],
      [
        'The money is not there?',
        [
          'Check that the reference of the transfer is the one we showed.',
          'Wait for up to 15 minutes at busy hours.',
          'Send a picture of the receipt to <a href="/m/support">support</a>.',
        ],
      ],
    ],
    questions: [
      [
        'I used the wrong reference. Is my money lost?',
        'No. Send the receipt with the time and the last four digits of your card; we find the payment and credit it within 2 hours.',
      ],
      [
        'Can a relative deposit for me?',
        'No. Money has to come from a bank account or wallet in your name. Anything else goes back to where it came from.',
      ],
      [
        'I want to limit what I deposit in a day',
        'Tell support the limit you want for a day, a week or a month. Lowering works at once, raising after 24 hours. More under <a href="/m/help?tag=responsible">Responsible play</a>.',
      ],
    ],
  },
);
