import type { ArticleItem } from '../content-item';

/** Charity for learning, health and relief. */
export const peopleCharity: readonly ArticleItem[] = [
  {
    id: 661,
    kind: 'charity',
    sinceDays: 8,
    art: '/art/charity/books.svg',
    externalLink: '/sandbox/outside/hac-giay',
    text: {
      vi: {
        title: 'Sách mới cho điểm trường vùng cao',
        lead: '1.240 phần quà đầu năm học đã tới tay học sinh của chín điểm trường, nơi xa nhất phải đi bộ bốn giờ.',
        sections: [
          [
            'Mỗi phần quà có gì',
            [
              'Một bộ sách giáo khoa đúng lớp và mười quyển vở.',
              'Một ba lô chống nước, in tên từng em.',
              'Một tấm thiệp do tình nguyện viên viết tay.',
            ],
          ],
          [
            'Chi phí đã dùng',
            {
              head: ['Hạng mục', 'Số tiền'],
              rows: [
                ['Sách và vở, 1.240 bộ', '260.400.000 ₫'],
                ['Ba lô, 1.240 chiếc', '173.600.000 ₫'],
                ['Vận chuyển', '31.000.000 ₫'],
                ['Tổng cộng', '465.000.000 ₫'],
              ],
            },
            { picture: '/art/charity/books-2.svg', alt: 'Điểm trường nhỏ giữa các tầng núi' },
          ],
          [
            'Việc tiếp theo',
            'Ba trong chín điểm trường chưa có điện. Đội kỹ thuật đang khảo sát để lắp pin mặt trời cho lớp học trước mùa đông.',
          ],
        ],
      },
      en: {
        title: 'New books for mountain schools',
        lead: '1,240 gifts for the new school year have reached pupils of nine schools, the farthest of them a four-hour walk away.',
        sections: [
          [
            'What is in a gift',
            [
              'A set of textbooks for the right grade and ten exercise books.',
              'A waterproof backpack with the child’s name.',
              'A card written by a volunteer.',
            ],
          ],
          [
            'What it cost',
            {
              head: ['Item', 'Amount'],
              rows: [
                ['Books, 1,240 sets', '260,400,000 ₫'],
                ['Backpacks, 1,240', '173,600,000 ₫'],
                ['Transport', '31,000,000 ₫'],
                ['Total', '465,000,000 ₫'],
              ],
            },
            { picture: '/art/charity/books-2.svg', alt: 'A small school between layers of mountains' },
          ],
          [
            'What comes next',
            'Three of the nine schools have no electricity. Our technicians are looking into solar panels for the classrooms before winter.',
          ],
        ],
      },
    },
  },
  {
    id: 662,
    kind: 'charity',
    sinceDays: 31,
    art: '/art/charity/scholarship.svg',
    externalLink: '/sandbox/outside/hac-giay',
    text: {
      vi: {
        title: 'Học bổng Thắp Đèn: 150 suất cho năm học mới',
        lead: 'Học bổng dành cho học sinh, sinh viên có hoàn cảnh khó khăn, xét bằng học lực và thư giới thiệu của nhà trường.',
        sections: [
          [
            'Mức học bổng',
            {
              head: ['Bậc học', 'Số suất', 'Mỗi suất'],
              rows: [
                ['Trung học phổ thông', '90', '6.000.000 ₫'],
                ['Cao đẳng, đại học', '60', '12.000.000 ₫'],
              ],
            },
            'Tổng giá trị 1.260.000.000 ₫, trong đó có phí đăng ký của Giải chạy đêm ven sông.',
          ],
          [
            'Cách xét chọn',
            {
              steps: [
                'Nhà trường gửi danh sách cho quỹ Hạc Giấy.',
                'Hội đồng năm người chấm hồ sơ đã che tên.',
                'Kết quả gửi thẳng về trường, tiền chuyển theo học kỳ.',
              ],
            },
          ],
          [
            'Tách bạch với kinh doanh',
            'Học bổng không kèm tên hay biểu tượng của Hoa Đăng, và không yêu cầu người nhận xuất hiện trong bất kỳ hình ảnh nào.',
          ],
        ],
      },
      en: {
        title: 'Lamplight scholarships: 150 places this year',
        lead: 'For pupils and students in need, awarded by results and a letter from the school.',
        sections: [
          [
            'How much',
            {
              head: ['Level', 'Places', 'Each'],
              rows: [
                ['Secondary school', '90', '6,000,000 ₫'],
                ['College, university', '60', '12,000,000 ₫'],
              ],
            },
            'That is 1,260,000,000 ₫ in all; the entry fees of the riverside night run are part of it.',
          ],
          [
            'How they are chosen',
            {
              steps: [
                'Schools send their lists to the Hạc Giấy fund.',
                'A jury of five reads the papers with names covered.',
                'Schools are told directly; the money is paid by term.',
              ],
            },
          ],
          [
            'Apart from our business',
            'The scholarships carry neither our name nor our logo, and nobody has to appear in a picture.',
          ],
        ],
      },
    },
  },
  {
    id: 663,
    kind: 'charity',
    sinceDays: 52,
    art: '/art/charity/flood.svg',
    externalLink: '/sandbox/outside/hac-giay',
    text: {
      vi: {
        title: 'Cùng miền Trung sau lũ',
        lead: 'Trong mười ngày, quỹ Hạc Giấy và tình nguyện viên Hoa Đăng đã tới 860 gia đình ở năm xã bị ngập sâu.',
        sections: [
          [
            'Đã trao',
            {
              head: ['Hạng mục', 'Số lượng', 'Giá trị'],
              rows: [
                ['Gói hỗ trợ gia đình', '860', '1.290.000.000 ₫'],
                ['Thuyền cứu hộ nhẹ', '6', '270.000.000 ₫'],
                ['Tổng cộng', '', '1.560.000.000 ₫'],
              ],
            },
          ],
          [
            'Một gói hỗ trợ',
            [
              '20 kg gạo, dầu ăn, nước sạch.',
              'Bộ lọc nước dùng cho ba tháng.',
              '500.000 ₫ tiền mặt, trao tận tay.',
            ],
            { picture: '/art/charity/flood-2.svg', alt: 'Thuyền chở hàng giữa những mái nhà ngập nước' },
          ],
          [
            'Sáu chiếc thuyền ở lại',
            'Thuyền được giao cho đội cứu hộ các xã, kèm một ngày tập huấn. Mùa mưa sau, thuyền đã ở sẵn nơi cần.',
          ],
        ],
      },
      en: {
        title: 'After the flood in central Vietnam',
        lead: 'Within ten days the Hạc Giấy fund and volunteers of Hoa Đăng reached 860 families in five flooded communes.',
        sections: [
          [
            'What was given',
            {
              head: ['Item', 'Number', 'Value'],
              rows: [
                ['Family packages', '860', '1,290,000,000 ₫'],
                ['Light rescue boats', '6', '270,000,000 ₫'],
                ['Total', '', '1,560,000,000 ₫'],
              ],
            },
          ],
          [
            'A package',
            [
              '20 kg of rice, oil and clean water.',
              'A water filter for three months.',
              '500,000 ₫ in cash, handed over in person.',
            ],
            { picture: '/art/charity/flood-2.svg', alt: 'A boat with supplies between flooded roofs' },
          ],
          [
            'Six boats that stay',
            'They belong to the communes’ rescue teams now, with a day of training. Next season they are where they are needed.',
          ],
        ],
      },
    },
  },
];
