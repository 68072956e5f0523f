import type { ROOM_TYPES } from '../../contracts/chat/live';
import { clearVisits, type NewChatMessage, replaceChatMessages } from '../db/chat';
import { replaceHosts } from '../db/chat-hosts';
import type { Db } from '../db/open';
import type { ChatHost } from '../db/schema';
import { DEMO_ACCOUNTS } from './demo-accounts';

type Room = (typeof ROOM_TYPES)[number];
type Place = Partial<Pick<ChatHost, 'hotRank' | 'promoRank' | 'model' | 'active' | 'streaming'>>;

const MINUTE_MS = 60_000;

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

const GREETING = {
  vi: 'Chào mừng bạn ghé phòng. Hãy nói chuyện lịch sự với nhau nhé.',
  en: 'Welcome to the room. Please be kind to one another.',
};
const TO_FOLLOWER = {
  vi: 'Tối nay mình lên sóng lúc tám giờ, bạn nhớ ghé nhé.',
  en: 'I go live at eight tonight, do drop by.',
};

/** Hosts, who follows them, and what they have said, as seeded. `now`, in epoch milliseconds, is what times count back from. */
export async function seedChat(db: Db, now: number): Promise<void> {
  const first = DEMO_ACCOUNTS.find(({ merchant, type }) => merchant === 'hoadang' && type === 0);
  const follows = first
    ? [501, 503, 510].map((anchorId, index) => ({ memberId: first.id, anchorId, at: now - index }))
    : [];
  await replaceHosts(db, HOSTS, follows);
  await clearVisits(db);
  const greetings = HOSTS.map(
    ({ anchorId }): NewChatMessage => ({ anchorId, texts: GREETING, createdAt: now - 60 * MINUTE_MS }),
  );
  const personal: NewChatMessage[] = first
    ? [{ anchorId: 501, recipientId: first.id, texts: TO_FOLLOWER, createdAt: now - 5 * MINUTE_MS }]
    : [];
  await replaceChatMessages(db, [...greetings, ...personal]);
}
