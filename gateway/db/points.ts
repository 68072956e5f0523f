import { opening, post, postingOf, type Statement, type Transaction } from './ledger';
import type { Db } from './open';
import { readBalance } from './wallets';

/** What the house gave in points, less what it took back. */
const HOUSE_POINTS = 'house:points';
/** A member's points: an account of the same ledger, in whole points. */
export const pointsAccount = (memberId: number): string => `points:${memberId}`;

type PointsMove = {
  memberId: number;
  /** Above zero for what the member gets, below zero for what is spent. */
  points: number;
  /** Once for each. */
  idempotencyKey: string;
  source?: string;
};

/** The statements that move a member's points, for a batch with what they are for. */
export function movingPoints(db: Db, move: PointsMove, at: number): [Statement, ...Statement[]] {
  return [...openings(db, move.memberId), ...postingOf(db, transactionOf(move), at)];
}

/** A member's points; 0 for who never had any. */
export const readPoints = (db: Db, memberId: number): Promise<number> =>
  readBalance(db, pointsAccount(memberId));

/** Gives a new member the points to begin with, once. */
export async function openPoints(db: Db, memberId: number, points: number, at: number): Promise<void> {
  if (points === 0) return;
  await db.batch(openings(db, memberId));
  await post(db, transactionOf({ memberId, points, idempotencyKey: `opening.points:${memberId}` }), at);
}

const openings = (db: Db, memberId: number): [Statement, ...Statement[]] => [
  opening(db, HOUSE_POINTS, 'house'),
  opening(db, pointsAccount(memberId), { memberId }),
];

const transactionOf = ({ memberId, points, idempotencyKey, source }: PointsMove): Transaction => ({
  idempotencyKey,
  kind: 'points',
  source,
  entries: [
    { account: pointsAccount(memberId), amount: points },
    { account: HOUSE_POINTS, amount: -points },
  ],
});
