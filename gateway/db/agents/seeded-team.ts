import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../open';
import { runAll } from '../raw-statement';
import { QUARTER_MS } from './days';
import { whole } from './of-site';

export type TeamRow = { id: number; account: string; type: number; uplineId: number; regDate: number };

/** Puts in members with empty wallets, uplines first, in one batch; those that are there stay as they are. */
export async function insertTeam(
  db: Db,
  merchant: string,
  rows: readonly TeamRow[],
  passwordHash: string,
): Promise<void> {
  await runAll(db, [
    sql`
      INSERT INTO members (id, merchant, account, password_hash, type, reg_date, upline_id)
      SELECT value ->> 'id', ${merchant}, value ->> 'account', ${passwordHash}, value ->> 'type',
        value ->> 'regDate', value ->> 'uplineId'
      FROM json_each(${JSON.stringify(rows)}) WHERE true ORDER BY key ON CONFLICT DO NOTHING`,
    sql`
      INSERT INTO ledger_accounts (id, member_id)
      SELECT 'member:' || m.id, m.id FROM members m
      JOIN json_each(${JSON.stringify(rows.map(({ id }) => id))}) j ON j.value = m.id
      WHERE true ON CONFLICT DO NOTHING`,
  ]);
}

/** Members of a tree in levels, each below a member of the level before it; `wide` more right below one agent. */
export type Grown = {
  merchant: string;
  uplineId: number;
  prefix: string;
  deep: number;
  wide: number;
  at: number;
};

const LEVELS = 10;

/** Puts in a large tree with empty wallets, in one batch: `deep` members on ten levels, and an agent with `wide`. */
export async function insertLargeTeam(db: Db, grown: Grown): Promise<{ firstId: number; lastId: number }> {
  const { merchant, uplineId, prefix, deep, wide, at } = grown;
  const first = (await db.get<{ id: number }>(sql`SELECT MAX(id) + 1 AS id FROM members`)).id;
  const numbers = (many: number) => sql`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${whole(many - 1)})`;
  const columns = sql`INSERT INTO members (id, merchant, account, password_hash, type, reg_date, upline_id)`;
  const rows = Math.ceil(deep / LEVELS);
  const wideId = first + deep;
  await runAll(db, [
    sql`
      ${numbers(deep)} ${columns}
      SELECT ${whole(first)} + i, ${merchant}, ${prefix} || i, '', i % ${whole(LEVELS)} < ${whole(LEVELS - 1)} AND i / ${whole(LEVELS)} * 2 < ${whole(rows)},
        ${whole(at)} - i * 60000 * 30,
        iif(i % ${whole(LEVELS)} = 0, ${whole(uplineId)},
          ${whole(first)} + ${whole(LEVELS)} * (i / ${whole(LEVELS)} / 2) + i % ${whole(LEVELS)} - 1)
      FROM n ORDER BY i`,
    sql`${columns} VALUES (${wideId}, ${merchant}, ${`${prefix}wide`}, '', 1, ${at}, ${uplineId})`,
    sql`
      ${numbers(wide)} ${columns}
      SELECT ${whole(wideId + 1)} + i, ${merchant}, ${`${prefix}wide_`} || i, '', 0, ${whole(at)} - i * 60000 * 60, ${wideId}
      FROM n ORDER BY i`,
    sql`
      INSERT INTO ledger_accounts (id, member_id)
      SELECT 'member:' || id, id FROM members WHERE id BETWEEN ${first} AND ${wideId + wide}`,
  ]);
  return { firstId: first, lastId: wideId + wide };
}

/** Whose play is made up, and for how many days back from a day that begins at `since`. */
export type Played = { firstId: number; lastId: number; since: number; days: number; until: number };

/**
 * Makes up what members played, paid in and withdrew, by a hash of member and day, so that it is the same every time:
 * more at weekends and in the evening, more from month to month, some members silent for 34 days. The ledger knows
 * nothing of it.
 */
export async function insertPlay(db: Db, played: Played): Promise<void> {
  await runAll(db, [
    sql`
      ${drawn(played)}
      INSERT INTO played_quarters (member_id, quarter, game_type, turnover, net_win, bets)
      SELECT id, quarter, game_type, turnover, turnover / 100 * (luck % 17 - 6), 3 + luck % 40 FROM drawn
      WHERE true ON CONFLICT DO NOTHING`,
    sql`
      ${drawn(played)}
      INSERT INTO money_quarters (member_id, quarter, deposits, withdrawals, bonuses)
      SELECT id, quarter, iif(luck % 20 < 7, turnover / 40000000 * 10000000, 0),
        iif(luck % 20 BETWEEN 7 AND 8, turnover / 50000000 * 10000000, 0), iif(luck % 20 = 0, turnover / 200, 0)
      FROM drawn WHERE luck % 20 < 9
      ON CONFLICT DO NOTHING`,
  ]);
}

const PRIME = 2_147_483_647;
/** A number that looks random, of two others. */
const mixed = (one: SQL, other: SQL, salt: number): SQL =>
  sql`((${one} * 7919 + ${other} * 104729 + ${whole(salt * 15_485_863)}) % ${whole(PRIME)} * 48271 % ${whole(PRIME)} / 128 * 16807 % ${whole(PRIME)})`;

/** Each row a member's play of a day; amounts are whole thousands. */
const drawn = ({ firstId, lastId, since, days, until }: Played): SQL => sql`
  WITH RECURSIVE d(day) AS (SELECT 0 UNION ALL SELECT day + 1 FROM d WHERE day < ${whole(days - 1)}),
  players AS (
    SELECT id, reg_date, ${mixed(sql`id`, sql`0`, 1)} % 100 AS kind, 20 + ${mixed(sql`id`, sql`0`, 2)} % 230 AS stake
    FROM members WHERE id BETWEEN ${firstId} AND ${lastId}
  ),
  chances AS (
    SELECT p.id, p.kind, p.stake, d.day, ${mixed(sql`p.id`, sql`d.day`, 3)} AS chance,
      ${mixed(sql`p.id`, sql`d.day`, 4)} AS luck, ${mixed(sql`p.id`, sql`d.day`, 5)} AS hour,
      (${whole(Math.floor(since / 86_400_000) + 1)} + d.day + 4) % 7 AS weekday
    FROM players p JOIN d ON p.reg_date < ${whole(since)} + d.day * 86400000
  ),
  drawn AS (
    SELECT id, luck, ${whole(since / QUARTER_MS)} + day * 96 + iif(hour % 4 = 0, hour / 4 % 96, 40 + hour / 4 % 56) AS quarter,
      CASE (id + luck / 1000 % 3) % 10 WHEN 0 THEN 'LIVE' WHEN 1 THEN 'LIVE' WHEN 2 THEN 'SPORTS' WHEN 3 THEN 'FISH'
        WHEN 4 THEN 'LOTT' WHEN 5 THEN 'SPORTS' ELSE 'RNG' END AS game_type,
      stake * iif(kind BETWEEN 12 AND 29, 3, 1) * (40 + luck % 160) / 100
        * iif(weekday IN (0, 6), 130, iif(weekday = 5, 115, 90)) / 100 * (70 + 45 * day / ${whole(days)}) / 100 * 2000000
        AS turnover
    FROM chances
    WHERE chance % 100 < CASE
      WHEN kind < 12 THEN iif(day < ${whole(days - 34)}, 25, 0) WHEN kind < 30 THEN 65 ELSE iif(weekday IN (0, 6), 38, 26) END
      AND ${whole(since / QUARTER_MS)} + day * 96 + iif(hour % 4 = 0, hour / 4 % 96, 40 + hour / 4 % 56) < ${whole(Math.floor(until / QUARTER_MS))}
  )`;
