import { type SQL, sql } from 'drizzle-orm';
import type { TeamOrder, TeamPart, TeamSpan } from '../../contracts/team/downline-kinds';
import type { Db } from './open';

/** Somebody of a tree, and how many levels below whoever asks. */
export type Place = { id: number; account: string; type: number; regDate: number; depth: number };

/** Somebody of the tree of `agentId`, itself included; undefined for everybody else. */
export async function findInTree(db: Db, agentId: number, memberId: number): Promise<Place | undefined> {
  return db.get<Place | undefined>(sql`
    SELECT m.id, m.account, m.type, m.reg_date AS regDate, l.depth
    FROM team_lines l JOIN members m ON m.id = l.member_id
    WHERE l.ancestor_id = ${agentId} AND l.member_id = ${memberId}`);
}

/** The line from an agent down to whom stands right above a member of its tree, the agent first. */
export function lineDown(
  db: Db,
  agentId: number,
  memberId: number,
): Promise<{ id: number; account: string }[]> {
  return db.all(sql`
    SELECT m.id, m.account FROM team_lines l
    JOIN members m ON m.id = l.ancestor_id
    JOIN team_lines top ON top.ancestor_id = ${agentId} AND top.member_id = l.member_id
    WHERE l.member_id = ${memberId} AND l.depth BETWEEN 1 AND top.depth
    ORDER BY l.depth DESC`);
}

/** Days of the merchant's zone, first and last included. */
export type Days = { from: string; to: string };

/** What a team is read by: `since` is when its span began, `quiet` the days without which one is silent. */
export type Team = {
  /** Whose it is, and how far below whoever asks. */
  ownerId: number;
  depth: number;
  span: TeamSpan;
  days: Days;
  since: number;
  quiet: { from: string; since: number };
};

/** Where a page ends: rows are read by a figure, and by number where it is the same. */
export type Mark = { figure: number; id: number };

/** One of a team with its figures, in 1/100 units. */
export type TeamRow = Mark & {
  account: string;
  type: number;
  regDate: number;
  depth: number;
  under: string;
  turnover: number;
  netWin: number;
  deposits: number;
  withdrawals: number;
  members: number;
  direct: number;
  active: number;
  lastPlayed: string | null;
};

const IS_AGENT = sql`m.type NOT IN (0, 4, 40)`;

/** A member's own active days alone say that it was: those of its branch are not its own. */
const isActive = ({ from, to }: Days) => sql`EXISTS (
  SELECT 1 FROM member_days d WHERE d.member_id = m.id AND d.day BETWEEN ${from} AND ${to} AND d.active
)`;
const isNew = ({ since }: Team) => sql`m.reg_date >= ${since}`;
const isSilent = ({ quiet }: Team) =>
  sql`(m.reg_date < ${quiet.since} AND COALESCE(s.last_active_day, '') < ${quiet.from})`;

const PARTS: Record<TeamPart, (team: Team) => SQL> = {
  direct: () => sql``,
  agents: () => sql`AND ${IS_AGENT}`,
  players: () => sql`AND NOT ${IS_AGENT}`,
  active: ({ days }) => sql`AND ${isActive(days)}`,
  new: (team) => sql`AND ${isNew(team)}`,
  silent: (team) => sql`AND ${isSilent(team)}`,
};

const FIGURES: Record<TeamOrder, SQL> = {
  turnover: sql`COALESCE(s.turnover, 0)`,
  deposits: sql`COALESCE(s.deposits, 0)`,
  withdrawals: sql`COALESCE(s.withdrawals, 0)`,
  netWin: sql`COALESCE(s.net_win, 0)`,
  members: sql`COALESCE(s.players + s.agents, 0)`,
  active: sql`COALESCE(s.active_members, 0)`,
  joined: sql`m.reg_date`,
};

/** Those right below are read off the upline's index, all levels off the tree's. */
const membersOf = ({ ownerId, depth, span }: Team, part?: TeamPart) => {
  const spans = sql`LEFT JOIN team_spans s ON s.member_id = m.id AND s.span = ${span}`;
  if (part === 'direct')
    return { from: sql`FROM members m ${spans} WHERE m.upline_id = ${ownerId}`, depth: sql`${depth + 1}` };
  return {
    from: sql`
      FROM team_lines l JOIN members m ON m.id = l.member_id ${spans}
      WHERE l.ancestor_id = ${ownerId} AND l.depth >= 1`,
    depth: sql`${depth} + l.depth`,
  };
};

/** What a row shows, read for those of a page alone. */
const DETAILS = sql`
  p.*, u.account AS under, (SELECT COUNT(*) FROM members below WHERE below.upline_id = p.id) AS direct`;
const columns = (depth: SQL, figure: SQL) => sql`
  m.id, m.account, m.type, m.reg_date AS regDate, m.upline_id AS uplineId, ${depth} AS depth, ${figure} AS figure,
  COALESCE(s.turnover, 0) AS turnover, COALESCE(s.net_win, 0) AS netWin, COALESCE(s.deposits, 0) AS deposits,
  COALESCE(s.withdrawals, 0) AS withdrawals, COALESCE(s.players + s.agents, 0) AS members,
  COALESCE(s.active_members, 0) AS active, s.last_active_day AS lastPlayed`;

type Page = { part: TeamPart; order: TeamOrder; before: Mark | undefined; limit: number };

/** Part of a team in the order of a figure, the most first. */
export function listTeam(db: Db, team: Team, page: Page): Promise<TeamRow[]> {
  return db.all<TeamRow>(teamSql(team, page));
}

/** The statement of `listTeam`. */
export function teamSql(team: Team, { part, order, before, limit }: Page): SQL {
  const { from, depth } = membersOf(team, part);
  const figure = FIGURES[order];
  const rest = before ? sql`AND (${figure}, m.id) < (${before.figure}, ${before.id})` : sql``;
  return sql`
    SELECT ${DETAILS} FROM (
      SELECT ${columns(depth, figure)} ${from} ${PARTS[part](team)} ${rest}
      ORDER BY figure DESC, m.id DESC LIMIT ${limit}
    ) p LEFT JOIN members u ON u.id = p.uplineId
    ORDER BY p.figure DESC, p.id DESC`;
}

/** Those below `ownerId` whose account has the name in it; just so first, then where it stands early, then by account. */
export function findByName(db: Db, team: Team, name: string, limit: number): Promise<TeamRow[]> {
  const { from, depth } = membersOf(team);
  return db.all<TeamRow>(sql`
    SELECT ${DETAILS} FROM (
      SELECT ${columns(depth, sql`instr(m.account, ${name})`)} ${from} AND instr(m.account, ${name}) > 0
      ORDER BY m.account <> ${name}, figure, m.account LIMIT ${limit}
    ) p LEFT JOIN members u ON u.id = p.uplineId
    ORDER BY p.account <> ${name}, p.figure, p.account`);
}

/** How many of a team are in a part of it. */
export async function countPart(db: Db, team: Team, part: TeamPart): Promise<number> {
  const { from } = membersOf(team, part);
  const found = await db.get<{ count: number }>(sql`SELECT COUNT(*) AS count ${from} ${PARTS[part](team)}`);
  return found?.count ?? 0;
}

/** How many of a team are which. */
export type TeamCounts = Record<TeamPart | 'members', number>;

/** How many a team has, and how many of them are in each part. */
export async function countTeam(db: Db, team: Team): Promise<TeamCounts> {
  const { from } = membersOf(team);
  const counts = await db.get<TeamCounts>(sql`
    SELECT COUNT(*) AS members, COALESCE(SUM(l.depth = 1), 0) AS direct,
      COALESCE(SUM(${IS_AGENT}), 0) AS agents, COALESCE(SUM(NOT ${IS_AGENT}), 0) AS players,
      COALESCE(SUM(${isActive(team.days)}), 0) AS active, COALESCE(SUM(${isNew(team)}), 0) AS new,
      COALESCE(SUM(${isSilent(team)}), 0) AS silent
    ${from}`);
  return counts as TeamCounts;
}

/** How many below an agent were active on one of some days. */
export async function countActive(db: Db, ownerId: number, days: Days): Promise<number> {
  const found = await db.get<{ active: number }>(sql`
    SELECT COUNT(*) AS active FROM team_lines l JOIN members m ON m.id = l.member_id
    WHERE l.ancestor_id = ${ownerId} AND l.depth >= 1 AND ${isActive(days)}`);
  return found?.active ?? 0;
}

/** What a branch came to over some days, in 1/100 units. */
export type BranchSums = Record<'turnover' | 'netWin' | 'deposits' | 'withdrawals', number>;

/** Sums of everybody below a member, and of its own days unless it is whoever asks. */
export async function sumBranch(db: Db, { id, depth }: Place, { from, to }: Days): Promise<BranchSums> {
  const figures = sql`turnover, net_win, deposits, withdrawals`;
  const own = sql`
    UNION ALL SELECT ${figures} FROM member_days WHERE member_id = ${id} AND day BETWEEN ${from} AND ${to}`;
  const sums = await db.get<BranchSums>(sql`
    SELECT COALESCE(SUM(turnover), 0) AS turnover, COALESCE(SUM(net_win), 0) AS netWin,
      COALESCE(SUM(deposits), 0) AS deposits, COALESCE(SUM(withdrawals), 0) AS withdrawals
    FROM (
      SELECT ${figures} FROM team_days WHERE agent_id = ${id} AND day BETWEEN ${from} AND ${to}
      ${depth === 0 ? sql`` : own}
    )`);
  return sums as BranchSums;
}

/** What an agent earned by its team over some days, in 1/100 units. */
export async function sumEarned(db: Db, agentId: number, { from, to }: Days): Promise<number> {
  const found = await db.get<{ earned: number }>(sql`
    SELECT COALESCE(SUM(earned), 0) AS earned FROM team_days
    WHERE agent_id = ${agentId} AND day BETWEEN ${from} AND ${to}`);
  return found?.earned ?? 0;
}

/**
 * What each branch brought an agent over some days, in 1/100 units: its turnover at the agent's rates of each day and
 * type of game, less what the direct downline receives of it, whose own play counts for the agent alone.
 */
export async function sumBrought(
  db: Db,
  agentId: number,
  memberIds: readonly number[],
  { from, to }: Days,
): Promise<Map<number, number>> {
  const rows = await db.all<{ id: number; brought: number }>(broughtSql(agentId, memberIds, { from, to }));
  return new Map(rows.map(({ id, brought }) => [id, brought]));
}

/** The statement of `sumBrought`: from each branch on, it reads that one's days, and those of nobody below. */
export function broughtSql(agentId: number, memberIds: readonly number[], { from, to }: Days): SQL {
  const of = (table: SQL, who: SQL, isOwn: 0 | 1) => sql`
    SELECT b.id, b.branchId, t.day, t.game_type, t.turnover, ${isOwn} AS own FROM branches b
    CROSS JOIN ${table} t ON t.${who} = b.id AND t.day BETWEEN ${from} AND ${to}`;
  return sql`
    WITH branches AS (
      SELECT l.member_id AS id, b.ancestor_id AS branchId
      FROM json_each(${JSON.stringify(memberIds)}) j
      CROSS JOIN team_lines l ON l.member_id = j.value AND l.ancestor_id = ${agentId} AND +l.depth >= 1
      CROSS JOIN team_lines b ON b.member_id = l.member_id AND b.depth = l.depth - 1
    ), played AS (
      ${of(sql`member_play_days`, sql`member_id`, 1)} UNION ALL ${of(sql`team_play_days`, sql`agent_id`, 0)}
    )
    SELECT p.id, SUM(
      p.turnover * mine.rate / 10000
      - iif(p.own AND p.id = p.branchId, 0, p.turnover * COALESCE(theirs.rate, 0) / 10000)
    ) AS brought
    FROM played p
    CROSS JOIN team_play_days mine ON mine.agent_id = ${agentId} AND mine.day = p.day AND mine.game_type = p.game_type
    LEFT JOIN team_play_days theirs
      ON theirs.agent_id = p.branchId AND theirs.day = p.day AND theirs.game_type = p.game_type
    GROUP BY p.id`;
}

/** Until when a merchant's play counts in the figures, in epoch milliseconds; null before the first roll-up. */
export async function readUpdatedAt(db: Db, merchant: string): Promise<number | null> {
  const found = await db.get<{ updatedAt: number } | undefined>(sql`
    SELECT updated_at AS updatedAt FROM agent_days WHERE merchant = ${merchant} ORDER BY day DESC LIMIT 1`);
  return found?.updatedAt ?? null;
}
