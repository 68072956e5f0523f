import { DEMO_VENDOR } from '../../demo/vendor/names';
import { type Movement, readCase, statementsOf } from '../db/game-money';
import { memberAccount } from '../db/ledger';
import type { Db } from '../db/open';
import { HOUR_MS } from '../db/quota-uses';
import { dayAfter, siteDays, weekOf } from '../platform/site-days';
import { MERCHANTS } from './merchants';

const MERCHANT = 'hoadang';
/** minhan_2209. */
const MEMBER_ID = 1001;
/** Bets of last week's Monday evening that won nothing, by game; 1/100 units. */
const BETS: readonly (readonly [nodeId: number, amount: number])[] = [
  [90001, 500_000_00],
  [90003, 400_000_00],
  [90006, 600_000_00],
  [90010, 400_000_00],
  [90012, 500_000_00],
];

/** What the demo member lost on last week's Monday: the game, the bet in 1/100 units, and when. */
export function lossesOf(now: number): { at: number; nodeId: number; amount: number }[] {
  const site = MERCHANTS.find(({ code }) => code === MERCHANT);
  if (!site) throw new Error(`no merchant '${MERCHANT}'`);
  const days = siteDays(site);
  const monday = dayAfter(weekOf(days.dayOf(now)).from, -7);
  const at = (index: number) => days.startOf(monday) + (20 + index / 10) * HOUR_MS;
  return BETS.map(([nodeId, amount], index) => ({ at: at(index), nodeId, amount }));
}

/** Has the demo member lose enough in last week for a rebate to claim; what it lost is in its opening balance. */
export async function seedLosses(db: Db, now: number): Promise<void> {
  for (const [index, { at, nodeId, amount }] of lossesOf(now).entries()) {
    const transactionId = `seed-loss-${index + 1}`;
    const { earlier } = await readCase(db, DEMO_VENDOR, { transactionId, betId: '' });
    if (earlier) continue;
    const common = {
      vendor: DEMO_VENDOR,
      memberId: MEMBER_ID,
      nodeId,
      fingerprint: 'seed',
      account: memberAccount(MEMBER_ID),
    };
    const betId = `${transactionId}-bet`;
    const lost: Movement[] = [
      { ...common, kind: 'bet', transactionId: betId, roundId: transactionId, amount },
      { ...common, kind: 'win', transactionId, betId, amount: 0, jackpot: null },
    ];
    const [first, ...rest] = lost.flatMap((movement) => statementsOf(db, movement, at));
    if (first) await db.batch([first, ...rest]);
  }
}
