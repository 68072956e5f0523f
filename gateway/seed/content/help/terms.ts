import { helpTab } from './written';

/** Terms of use, in numbered sections. */
export const termsTab = helpTab(
  'terms',
  {
    title: 'Điều khoản',
    lead: 'Đây là thỏa thuận giữa bạn và Hoa Đăng. Khi mở tài khoản hoặc dùng trang này, bạn đồng ý với các điều khoản dưới đây và với <a href="/m/help?tag=privacy">Chính sách bảo mật</a>.',
    sections: [
      [
        '1. Ai được tham gia',
        [
          '1.1. Bạn phải từ đủ 18 tuổi và có đầy đủ năng lực hành vi dân sự.',
          '1.2. Bạn đang ở nơi pháp luật cho phép tham gia. Việc tìm hiểu quy định nơi mình ở thuộc trách nhiệm của bạn.',
          '1.3. Nhân viên của Hoa Đăng, đối tác và người thân trực tiếp của họ không được mở tài khoản.',
          '1.4. Chúng tôi có thể yêu cầu giấy tờ có ảnh để xác minh tuổi và danh tính.',
        ],
      ],
      [
        '2. Tài khoản',
        [
          '2.1. Mỗi người chỉ có một tài khoản. Tài khoản trùng bị đóng, tiền nạp chưa sử dụng được hoàn lại.',
          '2.2. Thông tin đăng ký phải đúng và được cập nhật khi thay đổi.',
          '2.3. Bạn giữ kín mật khẩu và mã xác thực. Hãy báo ngay nếu nghi ngờ có người khác sử dụng.',
          '2.4. Tài khoản không đăng nhập trong 12 tháng được tạm ngưng; số dư vẫn thuộc về bạn và được rút khi bạn yêu cầu.',
        ],
      ],
      [
        '3. Nạp và rút tiền',
        [
          '3.1. Tiền nạp phải đến từ tài khoản hoặc ví mang tên bạn.',
          '3.2. Tiền nạp cần được cược ít nhất một vòng trước khi rút, theo quy định phòng chống rửa tiền.',
          '3.3. Thời gian xử lý và hạn mức được nêu tại mục Nạp tiền và Rút tiền.',
          '3.4. Số dư không sinh lãi. Hoa Đăng không phải ngân hàng.',
          '3.5. Khoản ghi nhầm do lỗi hệ thống được điều chỉnh, và bạn nhận được thông báo kèm lý do.',
        ],
      ],
      [
        '4. Đặt cược và kết quả',
        [
          '4.1. Cược có hiệu lực khi bạn nhận được mã cược.',
          '4.2. Cược đã xác nhận không thể hủy, trừ vé xổ số trước giờ khóa.',
          '4.3. Kết quả căn cứ vào dữ liệu của máy chủ và nguồn chính thức.',
          '4.4. Ván bị ảnh hưởng bởi lỗi kỹ thuật được hủy và hoàn tiền cược.',
        ],
      ],
      [
        '5. Khuyến mãi',
        [
          '5.1. Điều kiện của từng khuyến mãi nằm ngay trong trang của khuyến mãi đó.',
          '5.2. Trừ khi nói khác, mỗi người, mỗi thiết bị và mỗi địa chỉ mạng chỉ nhận một lần.',
          '5.3. Bạn có thể từ chối hoặc hủy khoản thưởng trước khi dùng; tiền nạp của bạn không bị ảnh hưởng.',
          '5.4. Chúng tôi có thể dừng một khuyến mãi, nhưng quyền lợi đã phát sinh vẫn được giữ nguyên.',
        ],
      ],
      [
        '6. Những việc không được làm',
        [
          '6.1. Dùng phần mềm tự động, khai thác lỗi, thông đồng với người khác.',
          '6.2. Dùng tiền có nguồn gốc bất hợp pháp.',
          '6.3. Mua bán, cho mượn tài khoản.',
          '6.4. Nếu vi phạm, chúng tôi có thể hủy các ván liên quan và đóng tài khoản. Bạn được thông báo lý do và có quyền khiếu nại.',
        ],
      ],
      [
        '7. Chơi có trách nhiệm',
        'Bạn có thể đặt giới hạn, tạm nghỉ hoặc tự loại trừ bất cứ lúc nào, xem <a href="/m/help?tag=responsible">Chơi có trách nhiệm</a>. Các yêu cầu này luôn được ưu tiên hơn mọi khuyến mãi.',
      ],
      [
        '8. Trách nhiệm của chúng tôi',
        'Chúng tôi giữ tiền của hội viên tách khỏi vốn hoạt động, vận hành dịch vụ cẩn trọng và khắc phục sự cố nhanh nhất có thể. Chúng tôi không chịu trách nhiệm về thiệt hại do đường truyền, thiết bị của bạn hoặc sự kiện bất khả kháng, trừ phần mà pháp luật không cho phép loại trừ.',
      ],
      [
        '9. Khiếu nại',
        {
          steps: [
            'Gửi khiếu nại cho bộ phận hỗ trợ trong 90 ngày kể từ ngày phát sinh.',
            'Bạn nhận phản hồi đầu tiên trong 24 giờ và câu trả lời cuối trong 7 ngày.',
            'Nếu chưa đồng ý, bạn có thể yêu cầu bên trung gian độc lập xem xét, không mất phí.',
          ],
        },
      ],
      [
        '10. Thay đổi điều khoản',
        'Thay đổi quan trọng được báo trước ít nhất 14 ngày qua hộp thư và mục Thông báo. Nếu không đồng ý, bạn có thể rút hết số dư và đóng tài khoản mà không mất phí.',
      ],
    ],
    questions: [
      [
        'Tôi cần bao nhiêu tuổi?',
        'Từ đủ 18 tuổi. Chúng tôi có thể đề nghị bạn gửi giấy tờ có ảnh để xác minh.',
      ],
      [
        'Hai người trong một nhà có thể cùng mở tài khoản không?',
        'Có, mỗi người một tài khoản với số điện thoại và tài khoản ngân hàng riêng. Khuyến mãi chỉ tính một lần cho mỗi địa chỉ mạng, trừ khi trang khuyến mãi nói khác.',
      ],
    ],
  },
  {
    title: 'Terms',
    lead: 'This is the agreement between you and Hoa Đăng. By opening an account or using this site you accept these terms and the <a href="/m/help?tag=privacy">privacy policy</a>.',
    sections: [
      [
        '1. Who may take part',
        [
          '1.1. You are 18 or over and legally competent.',
          '1.2. You are in a place where taking part is legal. Finding out about the law there is up to you.',
          '1.3. People who work for Hoa Đăng or its partners, and their close family, may not open an account.',
          '1.4. We may ask for a photo ID to verify age and identity.',
        ],
      ],
      [
        '2. Your account',
        [
          '2.1. One account per person. Further accounts are closed, and unused deposits returned.',
          '2.2. What you register must be true and kept up to date.',
          '2.3. Keep passwords and codes to yourself, and tell us at once if you think somebody else uses them.',
          '2.4. An account without a sign-in for 12 months is suspended. The balance stays yours and is paid out on request.',
        ],
      ],
      [
        '3. Deposits and withdrawals',
        [
          '3.1. Deposits must come from an account or wallet in your name.',
          '3.2. Deposits have a 1x wagering requirement before withdrawal, as rules against money laundering require.',
          '3.3. Times and limits are given under Deposits and Withdrawals.',
          '3.4. Balances bear no interest. Hoa Đăng is not a bank.',
          '3.5. Amounts credited by mistake are corrected, and you are told why.',
        ],
      ],
      [
        '4. Bets and results',
        [
          '4.1. A bet is valid once you have its number.',
          '4.2. A confirmed bet cannot be cancelled, except lottery tickets before they close.',
          '4.3. Results follow the records of our servers and official sources.',
          '4.4. Rounds affected by a fault are void, and stakes go back.',
        ],
      ],
      [
        '5. Promotions',
        [
          '5.1. The conditions of a promotion are on its own page.',
          '5.2. Unless it says otherwise: once per person, device and network address.',
          '5.3. You may decline or give up a bonus before using it; your deposit is not affected.',
          '5.4. We may end a promotion, but what you have earned by then stays yours.',
        ],
      ],
      [
        '6. What is not allowed',
        [
          '6.1. Automatic players, exploiting faults, colluding with others.',
          '6.2. Money from unlawful sources.',
          '6.3. Selling or lending accounts.',
          '6.4. In such cases we may void the rounds concerned and close the account. You are told why and may complain.',
        ],
      ],
      [
        '7. Responsible play',
        'You can set limits, take a break or exclude yourself at any time, see <a href="/m/help?tag=responsible">Responsible play</a>. Such requests come before any promotion.',
      ],
      [
        '8. Our responsibility',
        'We keep members’ money apart from our own, run the service with care and repair faults as fast as we can. We are not liable for damage caused by networks, your device or events beyond our control, as far as the law allows.',
      ],
      [
        '9. Complaints',
        {
          steps: [
            'Write to support within 90 days.',
            'You get a first answer within 24 hours and a final one within 7 days.',
            'If you disagree, an independent mediator looks at the case, free of charge.',
          ],
        },
      ],
      [
        '10. Changes',
        'Important changes are announced at least 14 days ahead, in your inbox and under Notices. If you disagree, withdraw your balance and close the account without any fee.',
      ],
    ],
    questions: [
      ['How old do I have to be?', '18 or over. We may ask you for a photo ID to verify it.'],
      [
        'Can two people of one household have accounts?',
        'Yes, one each, with their own phone number and bank account. Promotions count once per network address unless their page says otherwise.',
      ],
    ],
  },
);
