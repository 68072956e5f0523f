import { DEMO_VENDOR } from '../../demo/vendor/names';
import { type Movement, readCase, statementsOf } from '../db/game-money';
import { insertAll } from '../db/insert-all';
import { memberAccount } from '../db/ledger';
import { findMember } from '../db/members';
import type { Db } from '../db/open';
import { members } from '../db/schema';
import { openWallet } from '../domains/wallet/open-wallet';

const DAY_MS = 24 * 3600 * 1000;
const MINUTE_MS = 60_000;
const MERCHANT = 'hoadang';
const FIRST_ID = 3001;
/** 1/100 units. */
const OPENING_BALANCE = 500_000_000;
/** Before all that they have played. */
const OPENED_DAYS = 39;

/** Members who have played already; nobody logs in to them. */
const PLAYERS = [
  'ngocanh88',
  'hoangnam99',
  'thuytrang_92',
  'quoccuong7',
  'minhthu2601',
  'ducmanh_hp',
  'bichphuong',
  'tuananh1990',
  'hongnhung5',
  'vanlong_86',
  'kimchi_sg',
  'phuocloc68',
  'thanhdat_dn',
  'myduyen09',
  'giabao2020',
  'lanhuong_79',
];

/** Player, game, bet and win of each round, in units of the currency; the last was played last. */
const ROUNDS: readonly (readonly [player: number, nodeId: number, bet: number, win: number])[] = [
  [3, 90010, 20_000, 18_850_000],
  [5, 90002, 50_000, 0],
  [6, 90006, 200_000, 2_580_000],
  [2, 90010, 10_000, 14_400_000],
  [6, 90008, 10_000, 1_150_000],
  [13, 90013, 500_000, 8_460_000],
  [14, 90010, 50_000, 6_250_000],
  [11, 90005, 100_000, 11_280_000],
  [5, 90012, 20_000, 2_960_000],
  [2, 90010, 20_000, 1_950_000],
  [15, 90015, 50_000, 10_640_000],
  [14, 90005, 500_000, 48_250_000],
  [2, 90002, 200_000, 0],
  [13, 90003, 200_000, 9_120_000],
  [4, 90015, 50_000, 12_500_000],
  [13, 90001, 100_000, 5_315_000],
  [2, 90013, 500_000, 0],
  [10, 90006, 200_000, 3_275_000],
  [11, 90010, 500_000, 1_680_000],
  [14, 90002, 100_000, 7_345_000],
  [8, 90008, 10_000, 4_880_000],
  [2, 90001, 500_000, 15_960_000],
  [9, 90011, 500_000, 0],
  [14, 90005, 200_000, 4_050_000],
  [12, 90015, 500_000, 9_875_000],
  [11, 90001, 1_000_000, 29_475_000],
  [11, 90003, 100_000, 2_240_000],
  [3, 90008, 200_000, 1_425_000],
  [6, 90013, 10_000, 7_900_000],
  [4, 90012, 500_000, 36_800_000],
  [12, 90007, 20_000, 6_820_000],
  [2, 90003, 100_000, 4_420_000],
  [12, 90009, 100_000, 17_240_000],
  [4, 90014, 500_000, 21_600_000],
  [8, 90012, 500_000, 24_120_000],
  [11, 90011, 100_000, 3_640_000],
  [7, 90003, 100_000, 13_175_000],
  [5, 90003, 10_000, 5_760_000],
];

/** Money and time of a round that a player of the demo has played; amounts in units of the currency. */
export type SeededRound = {
  transactionId: string;
  /** Place among the players. */
  player: number;
  nodeId: number;
  bet: number;
  win: number;
  /** Epoch milliseconds. */
  at: number;
};

/**
 * Plays the rounds that a fresh demo's winner board shows, with the very statements that record a vendor's calls, so
 * that the ledger, the bets and the board agree. Rounds that were played are passed over.
 */
export async function seedRounds(db: Db, now: number): Promise<void> {
  const there = await seedPlayers(db, now);
  for (const [index, [player, nodeId, bet, win]] of ROUNDS.entries()) {
    const at = now - (ROUNDS.length - index) * 17 * MINUTE_MS;
    if (there.has(player))
      await playSeeded(db, { transactionId: `seed-${index + 1}`, player, nodeId, bet, win, at });
  }
}

/**
 * The players and their money. In a database of before, somebody may have a player's name or id: such a player does not
 * play, and nobody else's money is touched. Responses the places of those who do.
 */
export async function seedPlayers(db: Db, now: number): Promise<Set<number>> {
  await insertAll(db, members, PLAYERS.map(memberOf(now)));
  const there = new Set<number>();
  for (const [index, account] of PLAYERS.entries()) {
    const member = await findMember(db, MERCHANT, account);
    if (member?.id !== FIRST_ID + index || member.passwordHash !== '') continue;
    await openWallet(db, member.id, OPENING_BALANCE, now - OPENED_DAYS * DAY_MS);
    there.add(index);
  }
  return there;
}

/** Plays a round of a player, unless it was played. */
export async function playSeeded(db: Db, round: SeededRound): Promise<void> {
  const { transactionId, player, nodeId, bet, win, at } = round;
  const betId = `${transactionId}-bet`;
  const { earlier } = await readCase(db, DEMO_VENDOR, { transactionId, betId: '' });
  if (earlier) return;
  const memberId = FIRST_ID + player;
  const common = {
    vendor: DEMO_VENDOR,
    memberId,
    nodeId,
    fingerprint: 'seed',
    account: memberAccount(memberId),
  };
  const played: Movement[] = [
    { ...common, kind: 'bet', transactionId: betId, roundId: transactionId, amount: bet * 100 },
    { ...common, kind: 'win', transactionId, betId, amount: win * 100, jackpot: null },
  ];
  const [first, ...rest] = played.flatMap((movement) => statementsOf(db, movement, at));
  if (first) await db.batch([first, ...rest]);
}

const memberOf = (now: number) => (account: string, index: number) => ({
  id: FIRST_ID + index,
  merchant: MERCHANT,
  account,
  passwordHash: '',
  type: 0,
  regDate: now - (40 + index) * DAY_MS,
});
