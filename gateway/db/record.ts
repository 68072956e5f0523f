import { type SQL, sql } from 'drizzle-orm';
import type { WithdrawalState } from '../../contracts/record/withdrawal-states';
import type { Span } from '../platform/site-days';
import type { Db } from './open';

const QUARTER_MS = 900_000;
/** Kinds of movements that are about a vendor. */
const VENDOR_KINDS = ['game.bet', 'game.win', 'game.rollback', 'transfer.out', 'transfer.in'];

/** Where a page ends: entries are read by time, and by number where they are of one moment. */
export type Place = { at: number; id: number };
export type EntryFilter = { kinds?: readonly string[]; vendor?: string };
export type EntryPage = Span & EntryFilter & { before?: Place; limit: number };

/** A movement of a wallet of a member's, main or at a vendor, as the ledger has it; amounts in 1/100 units. */
export type Entry = Place & {
  account: string;
  kind: string;
  amount: number;
  balance: number;
  /** `deposit:<order>` and the like; null for games. */
  source: string | null;
  vendor: string | null;
  roundId: string | null;
  nodeId: number | null;
  /** In Vietnamese and English. */
  gameName: string | null;
  gameNameEn: string | null;
  gameType: string | null;
  /** Names of a deposit's channel, of a bonus or of a reward, as JSON by language. */
  names: string | null;
  /** Bank of the card that a withdrawal went to. */
  bankCode: string | null;
  /** Account of whom money was sent to, up or down, or came from. */
  otherAccount: string | null;
};

const DETAILS = sql`
  e.id, e.account_id AS account, e.at, e.kind, e.amount, e.balance, e.vendor, t.source,
  b.round_id AS roundId, v.node_id AS nodeId, g.game_name AS gameName, g.game_name_en AS gameNameEn, g.game_type AS gameType,
  COALESCE(d.channel_names, json_extract(n.bonus, '$.names'), r.names, j.names) AS names, w.bank_code AS bankCode, o.account AS otherAccount`;
const ORIGINS = sql`
  JOIN ledger_transactions t ON t.id = e.transaction_id
  LEFT JOIN vendor_transactions v ON v.ledger_key = t.idempotency_key
  LEFT JOIN game_closings c ON c.vendor = v.vendor AND c.transaction_id = v.id
  LEFT JOIN game_bets b ON b.vendor = v.vendor AND b.transaction_id = COALESCE(c.bet_id, v.id)
  LEFT JOIN games g ON g.node_id = v.node_id
  LEFT JOIN deposits d ON d.order_no = iif(t.source GLOB 'deposit:*', substr(t.source, 9), NULL)
  LEFT JOIN deposits n ON n.order_no = iif(t.source GLOB 'bonus:*', substr(t.source, 7), NULL)
  LEFT JOIN rewards r ON r.id = iif(t.source GLOB 'reward:*', substr(t.source, 8), NULL)
  LEFT JOIN jackpot_falls k ON k.source = t.source
  LEFT JOIN jackpots j ON j.merchant = k.merchant AND j.id = k.jackpot_id
  LEFT JOIN withdrawals w ON w.order_no = iif(t.source GLOB 'withdrawal:*', substr(t.source, 12), NULL)
  LEFT JOIN member_transfers u ON u.transfer_no = iif(t.source GLOB 'transfer:*', substr(t.source, 10), NULL)
  LEFT JOIN members o ON o.id = iif(e.amount < 0, u.other_id, u.member_id)`;

/** Part of a member's movements, the last first. */
export function listEntries(db: Db, memberId: number, page: EntryPage): Promise<Entry[]> {
  return db.all<Entry>(entriesSql(memberId, page));
}

/** The statement of `listEntries`: each page is read off one index, or off one place of it for each kind. */
export function entriesSql(memberId: number, { kinds, vendor, ...page }: EntryPage): SQL {
  const wanted = kinds ?? (vendor === undefined ? undefined : VENDOR_KINDS);
  const parts = (wanted ?? [undefined]).map((kind) => partSql(memberId, page, kind, vendor));
  return sql`
    SELECT ${DETAILS} FROM (
      SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) ORDER BY at DESC, id DESC LIMIT ${page.limit}
    ) e ${ORIGINS}
    ORDER BY e.at DESC, e.id DESC`;
}

/** Where a page begins: no cursor leads beyond the span. */
function beginOf({ until, before }: Pick<EntryPage, 'until' | 'before'>): Place {
  return before && before.at < until ? before : { at: until, id: 0 };
}

function partSql(
  memberId: number,
  { since, limit, ...page }: Omit<EntryPage, keyof EntryFilter>,
  kind: string | undefined,
  vendor: string | undefined,
): SQL {
  const before = beginOf(page);
  const index = `ledger_entries_${vendor !== undefined ? 'vendor' : kind !== undefined ? 'kind' : 'record'}`;
  return sql`
    SELECT * FROM (
      SELECT * FROM ledger_entries INDEXED BY ${sql.raw(index)}
      WHERE member_id = ${memberId}
        ${vendor === undefined ? sql`` : sql`AND vendor = ${vendor}`}
        ${kind === undefined ? sql`` : sql`AND kind = ${kind}`}
        AND at >= ${since} AND (at, id) < (${before.at}, ${before.id})
      ORDER BY at DESC, id DESC LIMIT ${limit}
    )`;
}

/** What movements come from by an order's number; games are found by their round. */
const SOURCES = ['deposit', 'withdrawal', 'transfer', 'bonus', 'reward', 'jackpot'];

/** A member's movements of one order, transfer or round, the last first; order numbers are written in capitals. */
export function findEntries(db: Db, memberId: number, reference: string, limit: number): Promise<Entry[]> {
  return db.all<Entry>(foundSql(memberId, reference, limit));
}

/** The statement of `findEntries`: it reads what is of the reference, and no other movement. */
export function foundSql(memberId: number, reference: string, limit: number): SQL {
  const written = [...new Set([reference, reference.toUpperCase()])];
  const sources = SOURCES.flatMap((source) => written.map((one) => `${source}:${one}`));
  return sql`
    WITH found AS (
      SELECT id FROM ledger_transactions WHERE source IN (SELECT value FROM json_each(${JSON.stringify(sources)}))
      UNION
      SELECT lt.id FROM game_bets gb
      LEFT JOIN game_closings gc ON gc.vendor = gb.vendor AND gc.bet_id = gb.transaction_id
      JOIN vendor_transactions vt ON vt.vendor = gb.vendor AND vt.id IN (gb.transaction_id, gc.transaction_id)
      JOIN ledger_transactions lt ON lt.idempotency_key = vt.ledger_key
      WHERE gb.member_id = ${memberId} AND gb.round_id = ${reference}
    )
    SELECT ${DETAILS} FROM ledger_entries e INDEXED BY ledger_entries_transaction ${ORIGINS}
    WHERE e.transaction_id IN (SELECT id FROM found) AND e.member_id = ${memberId}
    ORDER BY e.at DESC, e.id DESC LIMIT ${limit}`;
}

type Closing = { stake: number; placedAt: number; closedBy: string | null; payout: number; closedAt: number };
/** A movement, and of a game's the round that it belongs to. */
export type EntryWithRound = Entry & { [Field in keyof Closing]: Closing[Field] | null };

/** A movement of a member by its number, with the round that it belongs to. */
export function findEntry(db: Db, memberId: number, id: number): Promise<EntryWithRound | undefined> {
  return db.get<EntryWithRound | undefined>(sql`
    SELECT ${DETAILS}, b.amount AS stake, b.at AS placedAt,
      closing.kind AS closedBy, closing.amount AS payout, closing.at AS closedAt
    FROM ledger_entries e ${ORIGINS}
    LEFT JOIN game_closings closing ON closing.vendor = b.vendor AND closing.bet_id = b.transaction_id
    WHERE e.id = ${id} AND e.member_id = ${memberId}`);
}

/** What a day's movements of one kind come to, in 1/100 units. */
export type DaySum = { day: string; kind: string; amount: number; movements: number };

/** What a member's movements come to, by day and kind; days begin with a quarter of an hour. */
export function sumDays(
  db: Db,
  memberId: number,
  days: readonly (Span & { day: string })[],
  vendor?: string,
): Promise<DaySum[]> {
  return db.all<DaySum>(daySumsSql(memberId, days, vendor));
}

/** The statement of `sumDays`: it reads the kept sums, and none of the entries. */
export function daySumsSql(
  memberId: number,
  days: readonly (Span & { day: string })[],
  vendor: string | undefined,
): SQL {
  const spans = days.map(({ day, since, until }) => [day, since / QUARTER_MS, until / QUARTER_MS]);
  return sql`
    SELECT json_extract(d.value, '$[0]') AS day, q.kind, SUM(q.amount) AS amount, SUM(q.movements) AS movements
    FROM json_each(${JSON.stringify(spans)}) d CROSS JOIN ledger_quarters q
    WHERE q.member_id = ${memberId}
      AND q.quarter >= json_extract(d.value, '$[1]') AND q.quarter < json_extract(d.value, '$[2]')
      ${vendor === undefined ? sql`` : sql`AND q.vendor = ${vendor}`}
    GROUP BY d.key, q.kind`;
}

/** What was given back of the bets that a member placed in a span, in 1/100 units, whenever that was. */
export async function sumRolledBack(db: Db, memberId: number, { since, until }: Span, vendor?: string) {
  const found = await db.get<{ amount: number }>(sql`
    SELECT COALESCE(SUM(e.amount), 0) AS amount FROM ledger_entries e INDEXED BY ledger_entries_kind
    JOIN ledger_transactions t ON t.id = e.transaction_id
    JOIN vendor_transactions v ON v.ledger_key = t.idempotency_key
    JOIN game_closings c ON c.vendor = v.vendor AND c.transaction_id = v.id
    JOIN game_bets b ON b.vendor = c.vendor AND b.transaction_id = c.bet_id
    WHERE e.member_id = ${memberId} AND e.kind = 'game.rollback' AND e.at >= ${since}
      AND b.at >= ${since} AND b.at < ${until} ${vendor === undefined ? sql`` : sql`AND e.vendor = ${vendor}`}`);
  return found?.amount ?? 0;
}

/** Names of the vendors that a member's movements are about, in their order. */
export async function listVendors(db: Db, memberId: number, { since, until }: Span): Promise<string[]> {
  const rows = await db.all<{ vendor: string }>(sql`
    SELECT DISTINCT vendor FROM ledger_quarters
    WHERE member_id = ${memberId}
      AND quarter >= ${since / QUARTER_MS} AND quarter < ${until / QUARTER_MS} AND vendor <> ''
    ORDER BY vendor`);
  return rows.map(({ vendor }) => vendor);
}

/** A withdrawal as the ledger has it: money that was held, and what became of it. */
export type Withdrawal = Place & {
  amount: number;
  source: string;
  closedBy: 'withdraw.settle' | 'withdraw.return' | null;
  closedAt: number | null;
  bankCode: string | null;
  cardNumber: string | null;
};
type WithdrawalPage = Span & { before?: Place; limit: number; state?: WithdrawalState };

const CLOSED_BY: Record<WithdrawalState, SQL> = {
  pending: sql`AND c.id IS NULL`,
  paid: sql`AND c.kind = 'withdraw.settle'`,
  returned: sql`AND c.kind = 'withdraw.return'`,
};
const HELD = (memberId: number) => sql`
  FROM ledger_entries e
  JOIN ledger_transactions t ON t.id = e.transaction_id
  LEFT JOIN ledger_transactions c
    ON c.source = t.source AND c.kind IN ('withdraw.settle', 'withdraw.return')
  LEFT JOIN withdrawals w ON w.order_no = substr(t.source, 12)
  WHERE e.member_id = ${memberId} AND e.kind = 'withdraw.hold'`;

/** Part of a member's withdrawals, the last first. */
export function listHolds(db: Db, memberId: number, page: WithdrawalPage): Promise<Withdrawal[]> {
  const { since, limit, state } = page;
  const before = beginOf(page);
  return db.all<Withdrawal>(sql`
    SELECT e.id, e.at, -e.amount AS amount, t.source, c.kind AS closedBy, c.created_at AS closedAt,
      w.bank_code AS bankCode, w.card_number AS cardNumber
    ${HELD(memberId)} AND e.at >= ${since} AND (e.at, e.id) < (${before.at}, ${before.id})
    ${state ? CLOSED_BY[state] : sql``}
    ORDER BY e.at DESC, e.id DESC LIMIT ${limit}`);
}

/** What a member's withdrawals of a span come to, in 1/100 units, and how many they are. */
export async function sumHolds(db: Db, memberId: number, { since, until }: Span) {
  const sums = await db.get<{ paid: number; pending: number; movements: number }>(sql`
    SELECT COALESCE(SUM(CASE WHEN c.kind = 'withdraw.settle' THEN -e.amount END), 0) AS paid,
      COALESCE(SUM(CASE WHEN c.id IS NULL THEN -e.amount END), 0) AS pending, COUNT(*) AS movements
    ${HELD(memberId)} AND e.at >= ${since} AND e.at < ${until}`);
  return sums ?? { paid: 0, pending: 0, movements: 0 };
}
