import { markJackpot, openJackpots } from '../db/jackpots';
import type { Db } from '../db/open';
import { playSeeded, seedPlayers } from './rounds';

const HOUR_MS = 3600 * 1000;
const MERCHANT = 'hoadang';
const cover = (name: string) => `/art/covers/${name}.svg`;
/** In 1/100 units. */
const minor = (units: number) => Math.round(units * 100);

/** The jackpots as the demo site opened them, in units of the currency, and where their first two falls are. */
const JACKPOTS = [
  {
    id: 'phoenix',
    names: { vi: 'Hũ Phượng Hoàng', en: 'Phoenix Jackpot' },
    imageUrl: cover('rng-phoenix-1'),
    base: 500_000_000,
    mustFallBy: 1_000_000_000,
    share: 30,
    amount: 742_386_150,
    fallsAt: 742_394_000,
    next: 861_204_400,
  },
  {
    id: 'tiger',
    names: { vi: 'Hũ Hổ Vàng', en: 'Golden Tiger Jackpot' },
    imageUrl: cover('rng-tiger-2'),
    base: 50_000_000,
    mustFallBy: 150_000_000,
    share: 40,
    amount: 87_214_300,
    fallsAt: 87_246_000,
    next: 118_377_200,
  },
  {
    id: 'koi',
    names: { vi: 'Hũ Cá Chép', en: 'Koi Jackpot' },
    imageUrl: cover('rng-koi-2'),
    base: 5_000_000,
    mustFallBy: 15_000_000,
    share: 40,
    amount: 8_126_450,
    fallsAt: 8_204_000,
    next: 9_412_850,
  },
  {
    id: 'lotus',
    names: { vi: 'Hũ Sen Hồng', en: 'Lotus Jackpot' },
    imageUrl: cover('rng-lotus-3'),
    base: 200_000,
    mustFallBy: 600_000,
    share: 40,
    amount: 246_800,
    fallsAt: 328_000,
    next: 397_650,
  },
];

/** Games of the kind `Jackpot`: Hũ Vàng and Phượng Lửa of the hot list. */
const POT = 90007;
const FIRE = 90015;

/** Hours ago, player, game, bet and win of each round, in units of the currency. */
const ROUNDS: readonly (readonly [
  hours: number,
  player: number,
  nodeId: number,
  bet: number,
  win: number,
])[] = [
  [760, 3, FIRE, 500_000, 1_200_000],
  [741, 8, POT, 1_000_000, 0],
  [738, 12, FIRE, 500_000, 300_000],
  [735, 5, FIRE, 1_000_000, 3_600_000],
  [611, 1, POT, 2_000_000, 0],
  [540, 9, FIRE, 1_000_000, 1_800_000],
  [497, 0, POT, 1_000_000, 6_000_000],
  [430, 10, FIRE, 2_000_000, 0],
  [388, 14, POT, 1_000_000, 2_000_000],
  [296, 6, FIRE, 1_000_000, 0],
  [251, 15, POT, 2_000_000, 7_200_000],
  [212, 4, FIRE, 1_000_000, 0],
  [167, 7, POT, 1_000_000, 1_200_000],
  [121, 13, FIRE, 2_000_000, 3_600_000],
  [98, 2, POT, 2_000_000, 0],
  [76, 11, FIRE, 1_000_000, 2_400_000],
  [61, 9, FIRE, 2_000_000, 0],
  [47, 0, POT, 1_000_000, 1_000_000],
  [33, 5, FIRE, 2_000_000, 4_800_000],
  [26, 1, FIRE, 1_000_000, 0],
  [21, 15, POT, 2_000_000, 3_600_000],
  [14, 10, FIRE, 1_000_000, 600_000],
  [9, 14, FIRE, 1_000_000, 0],
  [5, 6, POT, 2_000_000, 2_000_000],
  [2, 3, FIRE, 500_000, 900_000],
];

/**
 * Opens the demo's jackpots and plays the bets that fed and won them, with the very statements that record a vendor's
 * calls: what is in them and when they last fell follows from the ledger. Done once: what is there stays.
 */
export async function seedJackpots(db: Db, now: number): Promise<void> {
  await openJackpots(
    db,
    JACKPOTS.map(({ base, mustFallBy, amount, fallsAt, next: _, ...one }, position) => ({
      ...one,
      merchant: MERCHANT,
      position,
      base: minor(base),
      mustFallBy: minor(mustFallBy),
      amount: minor(amount),
      fallsAt: minor(fallsAt),
    })),
  );
  const there = await seedPlayers(db, now);
  for (const [index, [hours, player, nodeId, bet, win]] of ROUNDS.entries()) {
    const transactionId = `seed-jackpot-${index + 1}`;
    const at = now - hours * HOUR_MS - index * 97_000;
    if (!there.has(player)) continue;
    await playSeeded(db, { transactionId, player, nodeId, bet, win, at });
    // Drawn by the database at a fall: the demo is the same each time.
    for (const { id, next } of JACKPOTS)
      await markJackpot(db, { merchant: MERCHANT, id, falls: 1 }, minor(next));
  }
}
