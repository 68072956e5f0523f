import type { ArticleItem } from './content-item';

/** News, alliance, videos, charity and sponsors of the demo site. */
export const articles: readonly ArticleItem[] = [
  {
    id: 601,
    kind: 'news',
    sinceDays: 2,
    art: '/art/news/football.svg',
    text: {
      vi: {
        title: 'Vòng đấu cuối tuần: bảy trận đáng xem',
        lead: 'Lịch thi đấu, phong độ gần đây và những điều cần biết trước giờ bóng lăn.',
        sections: [],
      },
      en: {
        title: 'This weekend: seven matches worth watching',
        lead: 'Fixtures, recent form and what to know before kick-off.',
        sections: [],
      },
    },
  },
  {
    id: 661,
    kind: 'charity',
    sinceDays: 12,
    art: '/art/news/lotus.svg',
    text: {
      vi: {
        title: 'Sách mới cho điểm trường vùng cao',
        lead: 'Hội viên đã góp 1.240 cuốn sách cho ba điểm trường.',
        sections: [],
      },
      en: {
        title: 'New books for mountain schools',
        lead: 'Members gave 1,240 books to three small schools.',
        sections: [],
      },
    },
  },
];
