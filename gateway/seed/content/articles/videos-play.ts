import type { ArticleItem } from '../content-item';

/** Videos about games and matches. */
export const playVideos: readonly ArticleItem[] = [
  {
    id: 642,
    kind: 'video',
    sinceDays: 9,
    art: '/art/videos/cards.svg',
    externalLink: '/art/videos/cards.mp4',
    text: {
      vi: {
        title: 'Cách chơi Bài Cao',
        lead: 'Từ chia bài đến lật bài: những điều cần biết trước khi vào bàn.',
        sections: [
          [
            'Trong video',
            {
              steps: [
                'Thứ tự quân bài: át cao nhất, chất không tính.',
                'Ba cửa: Trái, Phải và Bằng nhau.',
                'Mỗi cửa trả bao nhiêu, và vì sao.',
                'Khi hai lá bằng nhau.',
              ],
            },
          ],
          ['Luyện tập', 'Bàn chơi thử không tính tiền. Hãy chơi vài ván ở đó trước khi vào bàn cược.'],
        ],
      },
      en: {
        title: 'How to play Bài Cao',
        lead: 'From the deal to the reveal: what to know before you take a seat.',
        sections: [
          [
            'In this video',
            {
              steps: [
                'The order of cards: aces are highest, suits do not count.',
                'Three bets: left, right and tie.',
                'What each bet pays, and why.',
                'When both cards are alike.',
              ],
            },
          ],
          ['Practise', 'Demo tables cost nothing. Play a few hands there before you join one with stakes.'],
        ],
      },
    },
  },
  {
    id: 643,
    kind: 'video',
    sinceDays: 4,
    art: '/art/videos/preview.svg',
    externalLink: '/sandbox/outside/video',
    text: {
      vi: {
        title: 'Nhận định cuối tuần: bốn trận đáng xem',
        lead: 'Nhóm Lạc Việt điểm qua phong độ và lực lượng của tám đội trong loạt giao hữu cuối tuần.',
        sections: [
          [
            'Nội dung',
            [
              'Đội hình dự kiến và các ca chấn thương.',
              'Năm lần gặp nhau gần nhất.',
              'Vì sao giao hữu khó đoán hơn giải chính thức.',
            ],
          ],
          ['Lưu ý', 'Nhận định là ý kiến cá nhân, không phải lời khuyên đặt cược.'],
        ],
      },
      en: {
        title: 'Weekend preview: four matches to watch',
        lead: 'The analysts of Lạc Việt on the form and squads of eight teams in this weekend’s friendlies.',
        sections: [
          [
            'What it covers',
            [
              'Probable line-ups and injuries.',
              'The last five meetings.',
              'Why friendlies are harder to predict than league matches.',
            ],
          ],
          ['Please note', 'Previews are opinions, not betting advice.'],
        ],
      },
    },
  },
  {
    id: 647,
    kind: 'video',
    sinceDays: 33,
    art: '/art/videos/studio.svg',
    externalLink: '/sandbox/outside/video',
    text: {
      vi: {
        title: 'Sau tấm kính trường quay Ô Rô Live',
        lead: 'Đi một vòng trường quay thứ ba: phòng trộn bài, bàn giám sát và ca trực đêm.',
        sections: [
          [
            'Bạn sẽ thấy',
            [
              'Máy trộn bài làm việc thế nào.',
              'Bốn góc máy trên mỗi bàn.',
              'Điều gì xảy ra khi một lá bài không đọc được.',
            ],
          ],
          [
            'Đọc thêm',
            'Quy trình đầy đủ nằm trong bài <a href="/m/newsDetail?id=611">Bên trong trường quay mới</a>.',
          ],
        ],
      },
      en: {
        title: 'Behind the glass of Ô Rô Live',
        lead: 'A walk through the third studio: the shuffling room, the supervisors’ desk and the night shift.',
        sections: [
          [
            'You will see',
            [
              'How the shuffling machines work.',
              'The four cameras above each table.',
              'What happens when a card cannot be read.',
            ],
          ],
          ['More', 'The whole procedure is in <a href="/m/newsDetail?id=611">Inside the new studio</a>.'],
        ],
      },
    },
  },
  {
    id: 648,
    kind: 'video',
    sinceDays: 2,
    art: '/art/videos/sea.svg',
    externalLink: '/art/videos/sea.mp4',
    text: {
      vi: {
        title: 'Một vòng rạn san hô của Sóng Bạc',
        lead: 'Bảy loài cá, một con bạch tuộc và rất nhiều bong bóng. Video ngắn giới thiệu những phòng chơi mới.',
        sections: [
          [
            'Gặp gỡ các loài',
            ['Cá sọc bơi theo đàn.', 'Sứa đêm trôi chậm.', 'Rùa thần chỉ ghé qua vào cuối màn.'],
          ],
          ['Xem thêm', 'Mức đạn từng phòng: <a href="/m/newsDetail?id=602">Sóng Bạc mở thêm bốn phòng</a>.'],
        ],
      },
      en: {
        title: 'A tour of the Sóng Bạc reef',
        lead: 'Seven kinds of fish, one octopus and a lot of bubbles: a short look at the new rooms.',
        sections: [
          [
            'Whom you will meet',
            [
              'Striped fish that travel in shoals.',
              'Night jellyfish, never in a hurry.',
              'The turtle, who passes by at the very end.',
            ],
          ],
          ['More', 'Stakes of each room: <a href="/m/newsDetail?id=602">Sóng Bạc opens four rooms</a>.'],
        ],
      },
    },
  },
];
