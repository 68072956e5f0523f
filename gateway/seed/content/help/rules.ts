import { helpTab } from './written';

/** How bets are settled in every kind of game. */
export const rulesTab = helpTab(
  'rules',
  {
    title: 'Luật chơi',
    lead: 'Mỗi trò chơi có luật riêng trong nút “i” ở góc màn hình. Dưới đây là những quy định chung khi kết toán.',
    sections: [
      [
        'Theo từng loại trò chơi',
        {
          head: ['Loại', 'Kết toán khi', 'Hoàn cược khi'],
          rows: [
            ['Thể thao', 'Có kết quả chính thức', 'Hủy hoặc hoãn quá 24 giờ'],
            ['Thể thao điện tử', 'Ban tổ chức xác nhận', 'Đổi thể thức thi đấu'],
            ['Live casino', 'Hết ván', 'Lá bài không đọc được'],
            ['Game bài', 'Hết ván', 'Xác định có thông đồng'],
            ['Bắn cá, nổ hũ', 'Ngay lập tức', 'Lỗi máy chủ'],
            ['Xổ số', 'Kết quả được xác nhận', 'Không quay trong ngày'],
            ['Đá gà', 'Đủ ba trọng tài ký', 'Trận bị dừng'],
          ],
        },
      ],
      [
        'Mất kết nối giữa ván',
        'Ván vẫn tiếp tục trên máy chủ. Với nổ hũ, vòng quay hoàn tất và kết quả nằm trong lịch sử cược. Với game bài, hệ thống đánh thay bạn lá nhỏ nhất hợp lệ cho đến hết ván.',
      ],
      [
        'Kết quả sai do lỗi',
        'Khi trò chơi hiển thị kết quả sai vì lỗi kỹ thuật, ván đó bị hủy và tiền cược trở về ví. Bạn luôn có thể yêu cầu xem lại trong vòng 90 ngày.',
      ],
    ],
    questions: [
      [
        'Kết quả có thật sự ngẫu nhiên không?',
        'Bộ sinh số ngẫu nhiên được phòng kiểm định Trống Đồng kiểm tra mỗi quý. Tỷ lệ hoàn trả là mức trung bình dài hạn, không phải lời hứa cho một buổi chơi.',
      ],
      [
        'Vòng cược là gì?',
        'Là tổng số tiền cược cần đạt trước khi rút một khoản thưởng. Ví dụ thưởng 100.000 ₫ với 8 vòng cược cần tổng cược 800.000 ₫. Cược hai cửa đối nhau không được tính.',
      ],
      [
        'Tôi khiếu nại một ván chơi ở đâu?',
        'Gửi mã ván cho <a href="/m/support">bộ phận hỗ trợ</a>. Bạn nhận câu trả lời có căn cứ trong 48 giờ.',
      ],
    ],
  },
  {
    title: 'Game rules',
    lead: 'Every game has its own rules behind the “i” in the corner. These are the common rules of settlement.',
    sections: [
      [
        'By kind of game',
        {
          head: ['Kind', 'Settled when', 'Stake back when'],
          rows: [
            ['Sports', 'The result is official', 'Cancelled, or late by 24 hours'],
            ['E-sports', 'The organiser confirms', 'The format changes'],
            ['Live casino', 'The round ends', 'A card cannot be read'],
            ['Card tables', 'The hand ends', 'Collusion is found'],
            ['Fishing, slots', 'At once', 'Our server fails'],
            ['Lottery', 'The result is confirmed', 'No draw that day'],
            ['Cockfight', 'Three referees signed', 'The match is stopped'],
          ],
        },
      ],
      [
        'When the connection breaks',
        'The round goes on at the server. A slot finishes its spin, and the result is in your bet history. At a card table the system plays your lowest legal card until the hand is over.',
      ],
      [
        'Wrong results',
        'If a fault makes a game show a wrong result, the round is void and stakes go back. You can ask for a review within 90 days.',
      ],
    ],
    questions: [
      [
        'Are results really random?',
        'The Trống Đồng laboratory tests the random numbers every quarter. The return to player is a long-term average, not a promise for one evening.',
      ],
      [
        'What is a wagering requirement?',
        'The total you have to bet before a bonus can be withdrawn. A bonus of 100,000 ₫ with 8x wagering needs bets of 800,000 ₫ in all. Bets on both sides do not count.',
      ],
      [
        'How do I dispute a round?',
        'Send its number to <a href="/m/support">support</a>. You get a reasoned answer within 48 hours.',
      ],
    ],
  },
);
