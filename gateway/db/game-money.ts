import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { EventTexts } from '../platform/event-notices';
import type { Language } from '../platform/language';
import { PLAY_MONEY_TYPES } from '../platform/trial';
import { nameIn } from './games';
import { noticingFalls } from './jackpots';
import { HOUSE_GAMES, LedgerError, opening, postingOf, type Statement, toLedgerError } from './ledger';
import type { Db } from './open';
import {
  gameBets,
  gameClosings,
  games,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  members,
  vendorTransactions,
} from './schema';

export type CaseName = { transactionId: string; betId: string };
export type VendorTransaction = typeof vendorTransactions.$inferSelect;

/** One call of a vendor that is to be heeded; amounts are above or at zero, in 1/100 units. */
export type Movement = {
  vendor: string;
  transactionId: string;
  fingerprint: string;
  memberId: number;
  nodeId: number;
  /** Wallet that is played from. */
  account: string;
} & (
  | { kind: 'bet'; roundId: string; amount: number }
  /** `jackpot`: what the inbox says where the bet has won one; null for what is seeded. */
  | { kind: 'win'; betId: string; amount: number; jackpot: EventTexts | null }
  /** `amount` null: the bet is closed already, nothing is left to do but to remember the call. */
  | { kind: 'rollback'; betId: string; amount: number | null }
);

/**
 * What a call is judged by, all of one moment: the same call, if it was heeded; the bet it is about, unless it never
 * came; and what closed that bet, unless it is open.
 */
export async function readCase(db: Db, vendor: string, { transactionId, betId }: CaseName) {
  const [[earlier], [bet], [closing]] = await db.batch([
    db
      .select()
      .from(vendorTransactions)
      .where(and(eq(vendorTransactions.vendor, vendor), eq(vendorTransactions.id, transactionId))),
    db
      .select()
      .from(gameBets)
      .where(and(eq(gameBets.vendor, vendor), eq(gameBets.transactionId, betId))),
    db
      .select()
      .from(gameClosings)
      .where(and(eq(gameClosings.vendor, vendor), eq(gameClosings.betId, betId))),
  ]);
  return { earlier: earlier ?? null, bet: bet ?? null, closing: closing ?? null };
}

/**
 * Writes a movement: the bet or its closing, the ledger's entries and the call itself, in one batch. False when the
 * database refuses it because another call was faster: what it was judged by has changed.
 * @throws LedgerError `balance.short`, `balance.excessive`
 */
export async function writeMovement(db: Db, movement: Movement, now: number): Promise<boolean> {
  try {
    await db.batch(statementsOf(db, movement, now));
    return true;
  } catch (error) {
    const failure = toLedgerError(error);
    if (failure instanceof LedgerError) throw failure;
    const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
    if (/UNIQUE constraint failed|games: /.test(text)) return false;
    throw error;
  }
}

/** The statements of a movement, for one batch; the triggers hold them against each other. */
export function statementsOf(db: Db, movement: Movement, now: number): [Statement, ...Statement[]] {
  const { vendor, transactionId, kind, fingerprint, memberId, nodeId, account, amount } = movement;
  const moved = kind === 'bet' ? -amount : (amount ?? 0);
  const idempotencyKey = moved === 0 ? null : `game:${JSON.stringify([vendor, transactionId])}`;
  const entries = [
    { account, amount: moved },
    { account: HOUSE_GAMES, amount: -moved },
  ];
  return [
    opening(db, HOUSE_GAMES, 'house'),
    opening(db, account, { memberId }),
    ...rowsOf(db, movement, now),
    ...(idempotencyKey === null
      ? []
      : postingOf(db, { idempotencyKey, kind: `game.${kind}`, entries, vendor: lobbyVendor(nodeId) }, now)),
    db.insert(vendorTransactions).values({
      vendor,
      id: transactionId,
      kind,
      fingerprint,
      memberId,
      nodeId,
      at: now,
      ledgerKey: idempotencyKey,
      balance: sql`(SELECT ${ledgerAccounts.balance} FROM ${ledgerAccounts} WHERE ${ledgerAccounts.id} = ${account})`,
    }),
    ...(movement.kind === 'win' && movement.jackpot ? [noticingFalls(db, movement, movement.jackpot)] : []),
  ];
}

/** The name in the lobby of the vendor of a game. */
const lobbyVendor = (nodeId: number) =>
  sql<string>`(SELECT ${games.vassalage} FROM ${games} WHERE ${games.nodeId} = ${nodeId})`;

function rowsOf(db: Db, movement: Movement, at: number): Statement[] {
  const { vendor, transactionId, memberId, nodeId, kind, amount } = movement;
  const common = { vendor, transactionId, memberId, nodeId, at };
  if (kind === 'bet') return [db.insert(gameBets).values({ ...common, roundId: movement.roundId, amount })];
  return amount === null
    ? []
    : [db.insert(gameClosings).values({ ...common, kind, betId: movement.betId, amount })];
}

/** The largest wins of a merchant's members since a moment, largest first. */
export function listLargestWins(db: Db, merchant: string, since: number, limit: number, language: Language) {
  return db
    .select({
      id: gameClosings.id,
      account: members.account,
      amount: gameClosings.amount,
      at: gameClosings.at,
      gameName: nameIn(language),
      imageUrl: games.imageUrl,
    })
    .from(gameClosings)
    .innerJoin(members, eq(members.id, gameClosings.memberId))
    .innerJoin(games, eq(games.nodeId, gameClosings.nodeId))
    .where(
      and(
        sql`${gameClosings.kind} = 'win' AND ${gameClosings.amount} > 0`,
        gt(gameClosings.at, since),
        eq(members.merchant, merchant),
        notInArray(members.type, [...PLAY_MONEY_TYPES]),
      ),
    )
    .orderBy(desc(gameClosings.amount), desc(gameClosings.id))
    .limit(limit);
}

/** What moved a member's money, latest first: kind, amount in 1/100 units, and the game it was moved in, if any. */
export function listMovements(db: Db, memberId: number, limit = 100) {
  return db
    .select({
      kind: ledgerTransactions.kind,
      amount: ledgerEntries.amount,
      nodeId: vendorTransactions.nodeId,
      gameName: games.gameName,
      at: ledgerTransactions.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(vendorTransactions, eq(vendorTransactions.ledgerKey, ledgerTransactions.idempotencyKey))
    .leftJoin(games, eq(games.nodeId, vendorTransactions.nodeId))
    .where(eq(ledgerEntries.memberId, memberId))
    .orderBy(desc(ledgerEntries.id))
    .limit(limit);
}
