import { EXAMPLE_DELIVERY } from '../../contracts/mall/delivery';
import { insertAll } from '../db/insert-all';
import { listRedeemed, writeRedemption, writeStep } from '../db/mall';
import type { Db } from '../db/open';
import { type MallItem, mallItems } from '../db/schema';

const DAY_MS = 24 * 3600 * 1000;
const MERCHANT = 'hoadang';
/** agent01, whose points pay for what the history shows. */
const MEMBER_ID = 1002;

type DemoItem = Omit<MallItem, 'merchant' | 'position' | 'names' | 'texts' | 'art' | 'hidden' | 'backAt'> & {
  cover: string;
  vi: [name: string, text: string];
  en: [name: string, text: string];
  backInDays?: number;
};

const GOODS = { kind: 'goods', money: 0, times: 0 } as const;
const BONUS = { kind: 'bonus', stock: null } as const;
const CARD = { kind: 'card', money: 0, times: 0 } as const;

const ITEMS: readonly DemoItem[] = [
  {
    ...GOODS,
    id: 'silk-lantern',
    points: 1_200,
    stock: 24,
    cover: 'rng-lantern-1',
    vi: ['Đèn lồng lụa Hội An', 'Khung tre, lụa tơ tằm, cao 30 cm. Màu theo tay thợ.'],
    en: ['Hoi An silk lantern', 'Bamboo and silk, 30 cm high. The colour is the maker’s.'],
  },
  {
    ...GOODS,
    id: 'paper-fan',
    points: 900,
    stock: 61,
    cover: 'rng-fan-1',
    vi: ['Quạt giấy vẽ tay', 'Giấy dó, nan tre, mỗi chiếc một bức vẽ.'],
    en: ['Hand-painted paper fan', 'Do paper on bamboo; each has a painting of its own.'],
  },
  {
    ...BONUS,
    id: 'bonus-100',
    points: 4_000,
    money: 100_000_00,
    times: 1,
    cover: 'rng-pot-1',
    vi: ['Thưởng 100.000 ₫', 'Tiền thưởng chơi được mọi trò.'],
    en: ['100,000 ₫ bonus', 'Bonus money for every game.'],
  },
  {
    ...GOODS,
    id: 'rice-cake',
    points: 2_600,
    stock: 3,
    cover: 'rng-chung-1',
    vi: ['Bánh chưng gấc', 'Hộp hai chiếc, gói lá dong, giao trong ngày.'],
    en: ['Square rice cake', 'A box of two in dong leaves, delivered fresh.'],
  },
  {
    ...GOODS,
    id: 'octopus-pillow',
    points: 3_800,
    stock: 12,
    cover: 'fish-octopus-1',
    vi: ['Gối ôm bạch tuộc', 'Vải cotton, cao 45 cm, giặt được.'],
    en: ['Octopus pillow', 'Cotton, 45 cm, washable.'],
  },
  {
    ...CARD,
    id: 'phone-50',
    points: 2_000,
    stock: 40,
    cover: 'rng-bell-1',
    vi: ['Thẻ điện thoại 50.000 ₫', 'Mã thẻ được gửi vào tin nhắn của bạn.'],
    en: ['Phone card 50,000 ₫', 'Its code comes to your messages.'],
  },
  {
    ...GOODS,
    id: 'lotus-lamp',
    points: 12_000,
    stock: 5,
    cover: 'rng-lotus-1',
    vi: ['Đèn hoa sen để bàn', 'Gỗ và giấy, ánh sáng ấm, cắm điện.'],
    en: ['Lotus table lamp', 'Wood and paper with a warm light.'],
  },
  {
    ...GOODS,
    id: 'koi-print',
    points: 1_500,
    stock: 8,
    cover: 'fish-koi-1',
    vi: ['Tranh cá chép giấy', 'Tranh cắt giấy nhiều lớp, 20 × 20 cm.'],
    en: ['Paper koi picture', 'Layered paper cut, 20 × 20 cm.'],
  },
  {
    ...GOODS,
    id: 'football',
    points: 5_200,
    stock: 0,
    cover: 'sports-football-1',
    backInDays: 11,
    vi: ['Bóng đá số 5', 'Da khâu tay, cỡ thi đấu.'],
    en: ['Football, size 5', 'Hand-stitched, match size.'],
  },
  {
    ...BONUS,
    id: 'bonus-20',
    points: 850,
    money: 20_000_00,
    times: 1,
    cover: 'rng-chest-1',
    vi: ['Thưởng 20.000 ₫', 'Tiền thưởng chơi được mọi trò.'],
    en: ['20,000 ₫ bonus', 'Bonus money for every game.'],
  },
];

/** Items of the demo site's points mall, and what its agent took. */
export async function seedMall(db: Db, now: number): Promise<void> {
  await insertAll(
    db,
    mallItems,
    ITEMS.map(({ vi, en, cover, backInDays, ...item }, position) => ({
      ...item,
      merchant: MERCHANT,
      position,
      art: `/art/covers/${cover}.svg`,
      hidden: false,
      names: { vi: vi[0], en: en[0] },
      texts: { vi: vi[1], en: en[1] },
      backAt: backInDays === undefined ? null : now + backInDays * DAY_MS,
    })),
  );
  if ((await listRedeemed(db, MEMBER_ID, { before: undefined, limit: 1 })).length > 0) return;
  await redeemed(db, 'paper-fan', 'DQ-DEMO-1', now - 9 * DAY_MS);
  await writeStep(db, 'DQ-DEMO-1', 'sent', now - 8 * DAY_MS, null);
  await writeStep(db, 'DQ-DEMO-1', 'delivered', now - 6 * DAY_MS, null);
  await redeemed(db, 'silk-lantern', 'DQ-DEMO-2', now - DAY_MS);
}

async function redeemed(db: Db, itemId: string, orderNo: string, at: number): Promise<void> {
  const item = ITEMS.find(({ id }) => id === itemId);
  if (!item) throw new Error(`no item '${itemId}'`);
  const { kind, points, cover, vi, en } = item;
  await writeRedemption(
    db,
    {
      orderNo,
      memberId: MEMBER_ID,
      merchant: MERCHANT,
      itemId,
      kind,
      points,
      at,
      names: { vi: vi[0], en: en[0] },
      art: `/art/covers/${cover}.svg`,
      delivery: kind === 'goods' ? { ...EXAMPLE_DELIVERY, name: 'Trần Quốc Bảo' } : null,
      intentHash: `demo:${orderNo}`,
      askedHash: '',
    },
    null,
    null,
  );
}
