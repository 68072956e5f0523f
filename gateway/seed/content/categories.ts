import type { Category } from './content-item';

/** What the demo site's announcements are sorted by: 11 to 15 articles, 21 to 30 promotions. */
export const categories: readonly Category[] = [
  { id: 11, type: 'gaming', iconImageUrl: '/art/news/football.svg', names: { vi: 'Tin tức', en: 'News' } },
  {
    id: 12,
    type: 'testimony',
    iconImageUrl: '/art/news/crown.svg',
    names: { vi: 'Liên minh', en: 'Alliance' },
  },
  {
    id: 13,
    type: 'brand_endorsement',
    iconImageUrl: '/art/news/lanterns.svg',
    names: { vi: 'Video', en: 'Videos' },
  },
  {
    id: 14,
    type: 'pvp_promo',
    iconImageUrl: '/art/news/lotus.svg',
    names: { vi: 'Thiện nguyện', en: 'Charity' },
  },
  {
    id: 15,
    type: 'sponsor',
    iconImageUrl: '/art/news/drum.svg',
    names: { vi: 'Tài trợ', en: 'Sponsorship' },
  },
  {
    id: 21,
    type: 'newcomer',
    iconImageUrl: '/art/news/lanterns.svg',
    names: { vi: 'Hội viên mới', en: 'New members' },
  },
  { id: 22, type: 'event', iconImageUrl: '/art/news/moon.svg', names: { vi: 'Sự kiện', en: 'Events' } },
  { id: 23, type: 'sports', iconImageUrl: '/art/news/football.svg', names: { vi: 'Thể thao', en: 'Sports' } },
  { id: 24, type: 'fish', iconImageUrl: '/art/news/sea.svg', names: { vi: 'Bắn cá', en: 'Fishing' } },
  { id: 25, type: 'rng', iconImageUrl: '/art/news/chest.svg', names: { vi: 'Nổ hũ', en: 'Slots' } },
  {
    id: 26,
    type: 'live',
    iconImageUrl: '/art/news/roulette.svg',
    names: { vi: 'Live casino', en: 'Live casino' },
  },
  { id: 27, type: 'pvp', iconImageUrl: '/art/news/cards.svg', names: { vi: 'Game bài', en: 'Card games' } },
  { id: 28, type: 'lottery', iconImageUrl: '/art/news/balls.svg', names: { vi: 'Xổ số', en: 'Lottery' } },
  {
    id: 29,
    type: 'cockfight',
    iconImageUrl: '/art/news/rooster.svg',
    names: { vi: 'Đá gà', en: 'Cockfight' },
  },
  { id: 30, type: 'vip', iconImageUrl: '/art/news/crown.svg', names: { vi: 'VIP', en: 'VIP' } },
];
