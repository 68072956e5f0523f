import type { ArticleItem } from '../content-item';

/** Charity for rivers, coasts and eyesight. */
export const placesCharity: readonly ArticleItem[] = [
  {
    id: 664,
    kind: 'charity',
    sinceDays: 24,
    art: '/art/charity/river.svg',
    externalLink: '/sandbox/outside/hac-giay',
    text: {
      vi: {
        title: 'Ba ngày chủ nhật dọn sông',
        lead: '420 lượt tình nguyện viên, mười một cây số bờ sông và 6,8 tấn rác được đưa lên bờ.',
        sections: [
          [
            'Kết quả từng đợt',
            {
              head: ['Đợt', 'Người', 'Rác thu gom'],
              rows: [
                ['Thứ nhất', '120', '2,1 tấn'],
                ['Thứ hai', '145', '2,4 tấn'],
                ['Thứ ba', '155', '2,3 tấn'],
              ],
            },
          ],
          [
            'Rác đi đâu',
            [
              'Nhựa sạch được bán, tiền góp mua lưới chắn rác.',
              'Rác hữu cơ ủ phân cho vườn cộng đồng.',
              'Phần còn lại chuyển tới nơi xử lý của thành phố.',
            ],
          ],
          [
            'Tham gia đợt sau',
            'Đợt tiếp theo vào chủ nhật đầu tháng, 6:30 sáng. Găng tay, ủng và bữa sáng đã có sẵn; bạn chỉ cần đội mũ.',
          ],
        ],
      },
      en: {
        title: 'Three Sundays for the river',
        lead: '420 volunteers, eleven kilometres of bank, and 6.8 tonnes of waste brought ashore.',
        sections: [
          [
            'Sunday by Sunday',
            {
              head: ['Round', 'People', 'Waste'],
              rows: [
                ['First', '120', '2.1 t'],
                ['Second', '145', '2.4 t'],
                ['Third', '155', '2.3 t'],
              ],
            },
          ],
          [
            'Where it went',
            [
              'Clean plastic was sold; the money buys litter traps.',
              'Organic waste became compost for the community garden.',
              'The rest went to the city’s treatment plant.',
            ],
          ],
          [
            'Join the next one',
            'The first Sunday of the month, 6:30 in the morning. Gloves, boots and breakfast are there; bring a hat.',
          ],
        ],
      },
    },
  },
  {
    id: 665,
    kind: 'charity',
    sinceDays: 83,
    art: '/art/charity/mangrove.svg',
    externalLink: '/sandbox/outside/hac-giay',
    text: {
      vi: {
        title: '25.000 cây đước giữ bờ biển',
        lead: 'Một năm sau ngày trồng, 82% số cây vẫn xanh tốt trên 6,5 hecta bãi bồi.',
        sections: [
          [
            'Theo dõi trong một năm',
            {
              head: ['Thời điểm', 'Cây sống', 'Chiều cao'],
              rows: [
                ['Ngày trồng', '25.000', '35 cm'],
                ['Sau 6 tháng', '21.900', '58 cm'],
                ['Sau 12 tháng', '20.500', '94 cm'],
              ],
            },
            { picture: '/art/charity/mangrove-2.svg', alt: 'Rễ đước vươn xuống mặt nước lúc hoàng hôn' },
          ],
          [
            'Người giữ rừng',
            'Mười bốn hộ dân ven biển nhận chăm sóc rừng và được trả công hằng tháng. Dưới tán đước, cua và tôm đã trở lại.',
          ],
          ['Kế hoạch', 'Mùa trồng tới sẽ dặm 4.500 cây vào những khoảng trống và mở thêm 2 hecta.'],
        ],
      },
      en: {
        title: '25,000 mangroves that hold the coast',
        lead: 'A year after planting, 82% of the trees are green on 6.5 hectares of tidal flat.',
        sections: [
          [
            'The first year',
            {
              head: ['When', 'Alive', 'Height'],
              rows: [
                ['Planting day', '25,000', '35 cm'],
                ['After 6 months', '21,900', '58 cm'],
                ['After 12 months', '20,500', '94 cm'],
              ],
            },
            { picture: '/art/charity/mangrove-2.svg', alt: 'Mangrove roots reaching into the water at dusk' },
          ],
          [
            'The keepers',
            'Fourteen families of the coast look after the trees and are paid every month. Crabs and shrimps are back below them.',
          ],
          ['Plans', 'Next season 4,500 trees will fill the gaps, and 2 hectares will be added.'],
        ],
      },
    },
  },
  {
    id: 666,
    kind: 'charity',
    sinceDays: 110,
    art: '/art/charity/eyes.svg',
    externalLink: '/sandbox/outside/hac-giay',
    text: {
      vi: {
        title: 'Sáng mắt người già',
        lead: '318 ca mổ đục thủy tinh thể miễn phí sau ba đợt khám tại các huyện miền núi.',
        sections: [
          [
            'Ba đợt khám',
            {
              head: ['Đợt', 'Lượt khám', 'Ca mổ'],
              rows: [
                ['Mùa xuân', '560', '96'],
                ['Mùa hè', '640', '104'],
                ['Mùa thu', '700', '118'],
                ['Tổng cộng', '1.900', '318'],
              ],
            },
          ],
          [
            'Chi phí gồm những gì',
            [
              'Khám, mổ và thủy tinh thể nhân tạo.',
              'Xe đưa đón và chỗ nghỉ cho người nhà.',
              'Tái khám sau một tuần và một tháng.',
            ],
          ],
          [
            'Lời của đội bác sĩ',
            'Hai mươi phút mổ có thể trả lại cho một người cả khoảng sân, bữa cơm và gương mặt các cháu.',
          ],
        ],
      },
      en: {
        title: 'Sight for the elderly',
        lead: '318 cataract operations free of charge, after three rounds of examinations in mountain districts.',
        sections: [
          [
            'Three rounds',
            {
              head: ['Round', 'Examined', 'Operations'],
              rows: [
                ['Spring', '560', '96'],
                ['Summer', '640', '104'],
                ['Autumn', '700', '118'],
                ['Total', '1,900', '318'],
              ],
            },
          ],
          [
            'What is paid for',
            [
              'Examination, operation and the new lens.',
              'Transport, and a bed for a relative.',
              'Check-ups after a week and a month.',
            ],
          ],
          [
            'In the doctors’ words',
            'Twenty minutes of surgery can give somebody back a courtyard, a meal, and the faces of the grandchildren.',
          ],
        ],
      },
    },
  },
];
