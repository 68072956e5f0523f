import { expect, it } from 'vitest';
import { menuPromotions, promotionHeadlines } from './menu-promotions';

const categories = [
  { id: 11, type: 'gaming' },
  { id: 21, type: 'newcomer' },
] as Parameters<typeof menuPromotions>[1];

const one = (id: number, rest: object = {}) => ({
  id,
  title: `Khuyến mãi ${id}`,
  content: '<p>dài</p>',
  announcementImages: [],
  promoAnnouncementCategoryIds: [21],
  ...rest,
});
type Answer = Parameters<typeof promotionHeadlines>[0];
const answer = (part: object) =>
  ({ promotion: [], hot: [], banners: [], player: [], popup: [], ...part }) as Answer;

it('shows at most three promotions, the hot first and each once, and no article [MENU-20 CONST-63]', () => {
  const images = [
    { sequence: 2, url: '/b.svg' },
    { sequence: 1, url: '/a.svg' },
  ];
  const { activities } = menuPromotions(
    answer({
      hot: [one(3, { announcementImages: images }), one(601, { promoAnnouncementCategoryIds: ['11'] })],
      promotion: [one(1), one(602, { promoAnnouncementCategoryIds: [11] }), one(3), one(2), one(4)],
    }),
    categories,
  );
  expect(activities.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(activities[0]).toEqual({ id: 3, title: 'Khuyến mãi 3', picture: '/a.svg' });
});

it('names the kinds of promotions that are on, articles left out', () => {
  const promotion = [
    one(1, { category: 'MISSION' }),
    one(2, { category: 'MISSION' }),
    one(3, { category: 'LOGIN' }),
    one(4),
    one(5, { category: 'SAVIOR', promoAnnouncementCategoryIds: [11] }),
  ];
  expect(menuPromotions(answer({ promotion }), categories).promotionKeys).toEqual(['MISSION', 'LOGIN']);
});

it('carries no text, however long, and nothing it does not show', () => {
  const picked = promotionHeadlines(answer({ promotion: [one(1)], player: [one(7)], popup: [one(8)] }));
  expect(JSON.stringify(picked)).not.toContain('dài');
  expect(Object.keys(picked).sort()).toEqual(['hot', 'promotion']);
  expect(picked.promotion).toHaveLength(1);
});
