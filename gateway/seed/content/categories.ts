import type { Category } from './content-item';

const motif = (name: string) => `/art/motifs/${name}.svg`;

/** Id, type, icon, name in Vietnamese and English. */
const ROWS: readonly (readonly [id: number, type: string, icon: string, vi: string, en: string])[] = [
  [11, 'gaming', 'rng-drum', 'Tin tức', 'News'],
  [12, 'testimony', 'rng-lotus', 'Liên minh', 'Alliance'],
  [13, 'brand_endorsement', 'live-mic', 'Video', 'Videos'],
  [14, 'pvp_promo', 'rng-clover', 'Thiện nguyện', 'Charity'],
  [15, 'sponsor', 'sports-trophy', 'Tài trợ', 'Sponsorship'],
  [21, 'newcomer', 'rng-lantern', 'Tân thủ', 'New members'],
  [22, 'event', 'rng-rabbit', 'Sự kiện', 'Events'],
  [23, 'sports', 'sports-football', 'Thể thao', 'Sports'],
  [24, 'fish', 'fish-octopus', 'Bắn cá', 'Fishing'],
  [25, 'rng', 'rng-seven', 'Nổ hũ', 'Slots'],
  [26, 'live', 'live-roulette', 'Live casino', 'Live casino'],
  [27, 'pvp', 'pvp-cards', 'Game bài', 'Card tables'],
  [28, 'lottery', 'lott-balls', 'Xổ số', 'Lottery'],
  [29, 'cockfight', 'cockfight-rooster', 'Đá gà', 'Cockfight'],
  [30, 'vip', 'rng-crown', 'VIP', 'VIP'],
];

/** What the demo site's articles and promotions are sorted by. */
export const categories: readonly Category[] = ROWS.map(([id, type, icon, vi, en]) => ({
  id,
  type,
  iconImageUrl: motif(icon),
  names: { vi, en },
}));
