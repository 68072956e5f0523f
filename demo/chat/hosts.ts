import type { ROOM_TYPES } from '@/contracts/chat/live';

type Room = (typeof ROOM_TYPES)[number];
/** Who hosts a live room; a rank is the place in that list, null where it is not in it. */
export type ChatHost = {
  anchorId: number;
  nickName: string;
  imageUrl: string;
  titles: { vi: string; en: string };
  roomType: Room;
  hotRank: number | null;
  promoRank: number | null;
  model: boolean;
  active: boolean;
  streaming: boolean;
};
type Place = Partial<Pick<ChatHost, 'hotRank' | 'promoRank' | 'model' | 'active' | 'streaming'>>;

const host = (
  anchorId: number,
  nickName: string,
  picture: string,
  roomType: Room,
  vi: string,
  en: string,
  { hotRank = null, promoRank = null, model = false, active = true, streaming = true }: Place,
): ChatHost => ({
  anchorId,
  nickName,
  imageUrl: `/art/avatars/${picture}.svg`,
  titles: { vi, en },
  roomType,
  hotRank,
  promoRank,
  model,
  active,
  streaming,
});

/** Hosts of the demo's live rooms. Names are invented. */
export const HOSTS: readonly ChatHost[] = [
  host(501, 'Mai Lan', '01-lotus', 'FREE', 'Đêm nhạc bến sông', 'Songs by the river', {
    hotRank: 1,
    model: true,
  }),
  host(502, 'Cá Chép Nhỏ', '02-koi', 'FREE', 'Chuyện làng chài lúc nửa đêm', 'Fishing tales at midnight', {
    hotRank: 2,
    promoRank: 4,
  }),
  host(503, 'Hổ Vàng', '03-tiger', 'VIP', 'Phòng trà sau rạp xiếc', 'Tea behind the circus', {
    hotRank: 3,
    model: true,
    streaming: false,
  }),
  host(504, 'Thỏ Ngọc', '04-rabbit', 'FREE', 'Kể chuyện trung thu', 'Mid-autumn stories', { hotRank: 4 }),
  host(
    505,
    'Phượng Hồng',
    '05-phoenix',
    'PAID',
    'Lớp vẽ đèn lồng cùng Phượng',
    'Lantern painting with Phượng',
    { hotRank: 5, promoRank: 1, model: true },
  ),
  host(506, 'Bạch Tuộc', '06-octopus', 'FREE', 'Tám tay, tám điệu nhạc', 'Eight arms, eight tunes', {
    promoRank: 2,
  }),
  host(507, 'Cua Càng', '07-crab', 'FREE', 'Bình luận bóng đá cuối tuần', 'Weekend football talk', {
    hotRank: 6,
    promoRank: 3,
  }),
  host(508, 'Rùa Biển', '08-turtle', 'VIP', 'Câu lạc bộ người kiên nhẫn', 'The club of the patient', {
    model: true,
    active: false,
    streaming: false,
  }),
  host(509, 'Gà Trống', '09-rooster', 'FREE', 'Chào ngày mới lúc năm giờ', 'Good morning at five', {
    promoRank: 5,
    streaming: false,
  }),
  host(510, 'Cỏ Bốn Lá', '10-clover', 'FREE', 'Góc ghi ta mộc', 'Acoustic corner', {
    hotRank: 7,
    model: true,
  }),
  host(511, 'Vương Miện', '11-crown', 'PAID', 'Đêm kịch một vai', 'One-act theatre night', {
    promoRank: 6,
    model: true,
    streaming: false,
  }),
  host(512, 'Đèn Lồng', '12-lantern', 'VIP', 'Dạo hội hoa đăng', 'A walk through the lantern fair', {
    hotRank: 8,
    promoRank: 7,
  }),
];

/** The hot or the promo list, in its order. */
export function hostsOf(type: 'hot' | 'promo'): ChatHost[] {
  const rankOf = ({ hotRank, promoRank }: ChatHost) => (type === 'hot' ? hotRank : promoRank);
  return HOSTS.filter((one) => rankOf(one) !== null).sort(
    (one, other) => (rankOf(one) ?? 0) - (rankOf(other) ?? 0),
  );
}

/** Models: those who stream first, then those who are there. */
export const models = (): ChatHost[] =>
  HOSTS.filter(({ model }) => model).sort(
    (one, other) =>
      Number(other.streaming) - Number(one.streaming) || Number(other.active) - Number(one.active),
  );

/** All rooms, those on air first. */
export const allHosts = (): ChatHost[] =>
  [...HOSTS].sort((one, other) => Number(other.streaming) - Number(one.streaming));

export const findHost = (anchorId: number): ChatHost | undefined =>
  HOSTS.find((one) => one.anchorId === anchorId);
