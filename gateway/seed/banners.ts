import type { banners } from '../db/schema';

type BannerRow = typeof banners.$inferInsert;
type Words = readonly [vi: string, en: string];

const art = (name: string) => `/art/banners/${name}.svg`;
const emblem = (name: string) => `/art/alliance/${name}-square.svg`;
const video = (name: string) => `/art/videos/${name}.svg`;
const promotion = (id: number) => `/m/activity?id=${id}`;

/** Group, picture, where a tap leads, title. Their order here is their order on the screen. */
const HOADANG: readonly (readonly [group: string, url: string, linkage: string, title: Words])[] = [
  [
    'm_home',
    art('lanterns'),
    promotion(501),
    ['Thưởng đến 100% lần nạp đầu', 'Up to 100% on your first deposit'],
  ],
  [
    'm_home',
    art('moon'),
    promotion(502),
    ['Hội trăng rằm: điểm danh 7 ngày', 'Full moon fair: 7-day check-in'],
  ],
  ['m_home', art('football'), promotion(503), ['Hoàn tiền trận hòa', 'Your stake back on a draw']],
  ['m_home', art('sea'), promotion(504), ['Tuần lễ đại dương', 'Ocean week']],
  ['m_reg', emblem('sen-hong'), '/m/alliance?id=621', ['Sen Hồng', 'Sen Hồng']],
  ['m_reg', emblem('kinh-ngu'), '/m/alliance?id=622', ['Kình Ngư', 'Kình Ngư']],
  ['m_reg', emblem('kim-ke'), '/m/alliance?id=623', ['Kim Kê', 'Kim Kê']],
  ['m_reg', emblem('lac-viet'), '/m/alliance?id=624', ['Lạc Việt', 'Lạc Việt']],
  ['m_reg', emblem('trong-dong'), '/m/alliance?id=625', ['Trống Đồng', 'Trống Đồng']],
  ['m_reg', emblem('trang-khuyet'), '/m/alliance?id=626', ['Trăng Khuyết', 'Trăng Khuyết']],
  ['m_reg', emblem('hac-giay'), '/m/alliance?id=627', ['Hạc Giấy', 'Hạc Giấy']],
  ['m_reg', emblem('non-xanh'), '/m/alliance?id=628', ['Non Xanh', 'Non Xanh']],
  ['m_members', art('alliance'), '/m/alliance', ['Tám đối tác, một cam kết', 'Eight partners, one promise']],
  [
    'm_video',
    video('lanterns'),
    '/m/videoDetail?id=641',
    ['Hậu trường đêm hội thả đèn', 'Behind the lantern night'],
  ],
  ['m_video', video('cards'), '/art/videos/cards.mp4', ['Cách chơi Bài Cao', 'How to play Bài Cao']],
  ['m_video', video('preview'), '/m/videoDetail?id=643', ['Nhận định cuối tuần', 'Weekend preview']],
  [
    'm_charity',
    art('books'),
    '/m/charityDetail?id=661',
    ['Sách mới cho điểm trường vùng cao', 'New books for mountain schools'],
  ],
  ['m_rng', art('chest'), promotion(506), ['Rương vàng mỗi ngày', 'A golden chest a day']],
  ['m_sports', art('football'), promotion(503), ['Hoàn tiền trận hòa', 'Your stake back on a draw']],
  ['m_pvp', art('cards'), promotion(509), ['Đua Bài Cao', 'Bài Cao race']],
  ['m_live', art('lotus'), promotion(507), ['Bảo hiểm thua 8%', '8% of a bad week back']],
  ['m_fish', art('sea'), promotion(504), ['Hoàn trả 1,2% mỗi ngày', '1.2% back every day']],
  ['m_lott', art('balls'), promotion(508), ['Xổ số cuối tuần', 'Weekend lottery']],
  ['m_elott', art('balls'), promotion(508), ['Quay số nhanh', 'Quick draws']],
  ['m_download', art('phone'), '', ['Ứng dụng Hoa Đăng', 'The Hoa Đăng app']],
];

/** The demo sites' banners (ENT-36 to ENT-49). */
export function bannerRows(): BannerRow[] {
  const bare = [['m_home', art('lotus'), '', ['Chào mừng đến Bến Mộc', 'Welcome to Bến Mộc']] as const];
  return [...rowsOf('hoadang', 1, HOADANG), ...rowsOf('bare', 1001, bare)];
}

function rowsOf(merchant: string, firstId: number, list: typeof HOADANG): BannerRow[] {
  return list.map(([groupName, url, linkage, [vi, en]], position) => ({
    id: firstId + position,
    merchant,
    groupName,
    position,
    url,
    linkage,
    titles: { vi, en },
  }));
}
