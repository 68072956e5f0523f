import { insertAll } from '../db/insert-all';
import type { Db } from '../db/open';
import { HOUR_MS } from '../db/quota-uses';
import { giveReward, setPromoCode, writeClaim } from '../db/rewards';
import { type Mission, missions, type PromoCode, type Reward } from '../db/schema';
import { writeCheckIn } from '../db/tasks';
import { dayAfter, siteDays } from '../platform/site-days';
import { MERCHANTS } from './merchants';

const DAY_MS = 24 * 3600 * 1000;
const MERCHANT = 'hoadang';
/** minhan_2209. */
const MEMBER_ID = 1001;
const STREAK = [10, 10, 15];
/** Of its rewards, those that it has claimed. */
const CLAIMED_DAYS_AGO: Readonly<Record<string, number>> = { 'TH-DEMO-3': 9, 'TH-DEMO-4': 3 };

const art = (name: string) => `/art/covers/${name}.svg`;

type DemoMission = Omit<Mission, 'merchant' | 'position' | 'names' | 'texts'> & {
  vi: [name: string, text: string];
  en: [name: string, text: string];
};

/** Missions of the demo site. */
export const MISSIONS: readonly DemoMission[] = [
  {
    id: 'slot-rounds',
    cycle: 'daily',
    points: 15,
    art: art('rng-chest-1'),
    link: '/m/slot-games',
    goal: { counts: 'rounds', gameType: 'RNG', target: 20 },
    vi: ['Rương vàng mỗi ngày', 'Chơi 20 vòng quay nổ hũ.'],
    en: ['A golden chest a day', 'Play 20 slot spins.'],
  },
  {
    id: 'fish-rounds',
    cycle: 'daily',
    points: 40,
    art: art('fish-octopus-1'),
    link: '/m/fish-games',
    goal: { counts: 'rounds', gameType: 'FISH', target: 10 },
    vi: ['Thợ săn đại dương', 'Chơi 10 lượt bắn cá.'],
    en: ['Ocean hunter', 'Play 10 rounds of fishing.'],
  },
  {
    id: 'new-games',
    cycle: 'weekly',
    points: 30,
    art: art('rng-rabbit-1'),
    link: '/m/new-games',
    goal: { counts: 'games', target: 3 },
    vi: ['Thử trò mới', 'Chơi 3 trò khác nhau trong tuần.'],
    en: ['Something new', 'Play 3 different games in a week.'],
  },
  {
    id: 'check-ins',
    cycle: 'weekly',
    points: 25,
    art: art('rng-lantern-1'),
    link: '/m/task',
    goal: { counts: 'checkIns', target: 5 },
    vi: ['Chăm chỉ', 'Điểm danh 5 ngày trong tuần.'],
    en: ['Never far away', 'Check in on 5 days of a week.'],
  },
  {
    id: 'favourites',
    cycle: 'once',
    points: 10,
    art: art('rng-clover-1'),
    link: '/m/gameCenter',
    goal: { counts: 'favourites', target: 3 },
    vi: ['Trò chơi yêu thích', 'Đánh dấu 3 trò mà bạn thích.'],
    en: ['Favourites', 'Mark 3 games that you like.'],
  },
  {
    id: 'bank-card',
    cycle: 'once',
    points: 20,
    art: art('rng-gem-1'),
    link: '/m/bankCards',
    goal: { counts: 'bankCards', target: 1 },
    vi: ['Thẻ ngân hàng', 'Liên kết một thẻ để nhận tiền rút.'],
    en: ['Bank card', 'Link a card for your withdrawals.'],
  },
  {
    id: 'payment-password',
    cycle: 'once',
    points: 20,
    art: art('rng-fan-1'),
    link: '/m/paymentPassword',
    goal: { counts: 'paymentPassword', target: 1 },
    vi: ['Mật khẩu thanh toán', 'Đặt mật khẩu bảo vệ tiền rút.'],
    en: ['Payment password', 'Set the password that guards withdrawals.'],
  },
];

const CODE = { merchant: MERCHANT, money: 0, points: 0, times: 0, days: 3, mostUses: 100_000 };
const MOON = { vi: 'Quà đêm hội trăng', en: 'Full moon gift' };
/** In the sandbox alone; what is wrong with the last three is in their names. */
export const codesAt = (now: number): readonly PromoCode[] =>
  [
    { code: 'TRANGRAM', names: MOON, money: 50_000_00, times: 3, gameType: 'RNG', promotionId: 502 },
    { code: 'DIEM100', names: { vi: 'Quà 100 điểm', en: '100 points' }, points: 100 },
    { code: 'HETHAN', names: MOON, points: 100, until: now - DAY_MS },
    { code: 'HETLUOT', names: MOON, points: 100, mostUses: 0 },
    { code: 'NGUOIMOI', names: MOON, points: 100, joinedWithinDays: 7 },
  ].map((code) => ({
    ...CODE,
    joinedWithinDays: null,
    promotionId: null,
    gameType: null,
    art: art('rng-rabbit-1'),
    until: now + 365 * DAY_MS,
    ...code,
  }));

/** Missions and codes of the demo site, and what its member was given to claim. */
export async function seedRewards(db: Db, now: number): Promise<void> {
  await insertAll(
    db,
    missions,
    MISSIONS.map(({ vi, en, ...mission }, position) => ({
      ...mission,
      merchant: MERCHANT,
      position,
      names: { vi: vi[0], en: en[0] },
      texts: { vi: vi[1], en: en[1] },
    })),
  );
  for (const code of codesAt(now)) await setPromoCode(db, code);
  for (const reward of rewardsAt(now)) await giveReward(db, reward);
}

/** Something that the demo member claims: when, what it brings in 1/100 units and in points; done again it changes nothing. */
type Claim = { at: number; money: number; points: number; act: () => Promise<unknown> };

/** What the demo member claimed and checked in of late. */
export function claimsOf(db: Db, now: number): Claim[] {
  const claimed = rewardsAt(now).flatMap((reward): Claim[] => {
    const ago = CLAIMED_DAYS_AGO[reward.id];
    if (ago === undefined) return [];
    const at = now - ago * DAY_MS;
    return [{ at, money: reward.money, points: reward.points, act: () => writeClaim(db, reward, at, null) }];
  });
  const site = MERCHANTS.find(({ code }) => code === MERCHANT);
  const today = site && siteDays(site).dayOf(now);
  const checkedIn = STREAK.map((points, index): Claim => {
    const ago = STREAK.length - index;
    const at = now - ago * DAY_MS;
    const day = dayAfter(today ?? '', -ago);
    const checkIn = { memberId: MEMBER_ID, day, streak: index + 1, points, at };
    return { at, money: 0, points, act: () => writeCheckIn(db, checkIn) };
  });
  return [...claimed, ...checkedIn].sort((a, b) => a.at - b.at);
}

/** Claims for the demo member what it claimed and checked in of late. */
export async function seedClaims(db: Db, now: number): Promise<void> {
  for (const { act } of claimsOf(db, now)) await act();
}

function rewardsAt(now: number): Reward[] {
  const common = { memberId: MEMBER_ID, money: 0, points: 0, times: 0, promotionId: null };
  const first = { vi: 'Thưởng nạp đầu tuần', en: 'First deposit of the week' };
  const rank = { vi: 'Quà thăng hạng Bạc', en: 'Silver rank gift' };
  return [
    {
      names: first,
      art: art('rng-lantern-1'),
      money: 400_000_00,
      times: 5,
      promotionId: 501,
      at: now - DAY_MS,
    },
    { names: MOON, art: art('rng-rabbit-1'), points: 120, promotionId: 502, at: now - 2 * DAY_MS },
    { names: rank, art: art('rng-crown-1'), points: 188, at: now - 10 * DAY_MS },
    {
      names: { vi: 'Thưởng nạp giữa tuần', en: 'Midweek deposit bonus' },
      art: art('rng-chest-1'),
      money: 900_000_00,
      times: 10,
      promotionId: 501,
      at: now - 3 * DAY_MS - HOUR_MS,
    },
  ].map((reward, index) => ({
    ...common,
    gameType: null,
    codeMerchant: null,
    code: null,
    claimBefore: reward.at + 5 * DAY_MS,
    id: `TH-DEMO-${index + 1}`,
    origin: `demo:${index + 1}`,
    ...reward,
  }));
}
