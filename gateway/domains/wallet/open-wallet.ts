import { HOUSE_OPENING, memberAccount, opening, post } from '../../db/ledger';
import type { Db } from '../../db/open';

/** Opens a member's wallet with an opening balance, in 1/100 units, that the house pays. */
export async function openWallet(db: Db, memberId: number, balance: number, now: number): Promise<void> {
  await db.batch([opening(db, HOUSE_OPENING, 'house'), opening(db, memberAccount(memberId), { memberId })]);
  if (balance === 0) return;
  const entries = [
    { account: memberAccount(memberId), amount: balance },
    { account: HOUSE_OPENING, amount: -balance },
  ];
  await post(db, { idempotencyKey: `opening:${memberId}`, kind: 'opening', entries }, now);
}
