/** An announcement as the contracts ask for it, every field that a screen reads given. */
export const announcementExample = {
  id: 501,
  title: 'Hội trăng rằm',
  content: '<p>Điểm danh 7 ngày nhận quà.</p>',
  startDate: 1755705600000,
  announcementImages: [{ sequence: 1, url: '/art/heroes/moon.svg' }],
  externalLink: 'https://example.com/hoi-trang-ram',
  linkedPromotionId: 9501,
  imageRequired: 'Y' as const,
  remarkRequired: 'N' as const,
  category: 'MISSION',
  promoAnnouncementCategoryIds: [11],
};

/** A popup announcement for those who are logged in. */
export const popupExample = {
  id: 711,
  title: 'Chào mừng trở lại',
  content: '<p>Hôm nay có 3 ưu đãi mới.</p>',
  announcementImages: [{ sequence: 1, url: '/art/heroes/moon.svg' }],
  linkedPromotionId: 501,
  execution: 'A' as const,
};
