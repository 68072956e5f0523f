import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { KEPT_SPANS } from '../../../contracts/team/kept-spans';
import { ledgerTransactions } from './ledger';
import { members } from './members';
import { type AgentRules, merchants } from './merchants';

const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);
const amount = () => integer().notNull().default(0);
const isAmount = (column: AnySQLiteColumn) => sql`typeof(${column}) = 'integer' AND ${column} >= 0`;

/** Who stands above whom, and how far: oneself at 0. Triggers keep it as members come and are moved. */
export const teamLines = sqliteTable(
  'team_lines',
  {
    ancestorId: memberId(),
    memberId: memberId(),
    depth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.ancestorId] }),
    index('team_lines_team').on(table.ancestorId, table.depth, table.memberId),
  ],
);

/**
 * What members played, by the quarter of an hour since the epoch in which it counts, which a trigger keeps: that of the
 * settled bet, or the first one of the running day when that day is closed. 1/100 units; `netWin` is the house's.
 */
export const playedQuarters = sqliteTable(
  'played_quarters',
  {
    memberId: memberId(),
    quarter: integer().notNull(),
    gameType: text().notNull(),
    turnover: amount(),
    netWin: amount(),
    bets: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.quarter, table.gameType] }),
    index('played_quarters_quarter').on(table.quarter),
  ],
);

/** What members paid in, withdrew and were given, by quarter like `played_quarters`; less what was taken back. */
export const moneyQuarters = sqliteTable(
  'money_quarters',
  {
    memberId: memberId(),
    quarter: integer().notNull(),
    deposits: amount(),
    withdrawals: amount(),
    bonuses: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.quarter] }),
    index('money_quarters_quarter').on(table.quarter),
  ],
);

/** Days of a merchant: as of when they were rolled up, by which rules, whether they are closed and settled. */
export const agentDays = sqliteTable(
  'agent_days',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** `YYYY-MM-DD` in the merchant's zone. */
    day: text().notNull(),
    /** The quarter after its last one. */
    untilQuarter: integer().notNull(),
    rules: text({ mode: 'json' }).$type<AgentRules>().notNull(),
    updatedAt: integer().notNull(),
    closedAt: integer(),
    settledAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.day] }),
    index('agent_days_closed').on(table.merchant, table.untilQuarter).where(sql`closed_at IS NOT NULL`),
  ],
);

/** A member's own days; days on which nothing happened have no row. */
export const memberDays = sqliteTable(
  'member_days',
  {
    memberId: memberId(),
    day: text().notNull(),
    turnover: amount(),
    netWin: amount(),
    bets: amount(),
    deposits: amount(),
    withdrawals: amount(),
    bonuses: amount(),
    /** The turnover reached the merchant's `activeTurnover`. */
    active: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index('member_days_day').on(table.day),
    index('member_days_active').on(table.memberId, table.day).where(sql`active`),
  ],
);

/** A member's own play of a day, by type of game. */
export const memberPlayDays = sqliteTable(
  'member_play_days',
  {
    memberId: memberId(),
    day: text().notNull(),
    gameType: text().notNull(),
    turnover: amount(),
    netWin: amount(),
    bets: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.gameType] }),
    index('member_play_days_day').on(table.day),
  ],
);

/** Days of everybody below an agent; an agent without anybody below has none. */
export const teamDays = sqliteTable(
  'team_days',
  {
    agentId: memberId(),
    day: text().notNull(),
    /** The nearest agent above on that day. */
    uplineId: integer().references(() => members.id),
    turnover: amount(),
    netWin: amount(),
    deposits: amount(),
    withdrawals: amount(),
    bonuses: amount(),
    members: amount(),
    newMembers: amount(),
    activeMembers: amount(),
    firstDeposits: amount(),
    /** Commission of the whole team by the agent's tier, and what is left of it after the direct agents'. */
    commission: amount(),
    earned: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.day] }),
    index('team_days_day').on(table.day, table.uplineId),
  ],
);

/** Play of everybody below an agent on a day, by type of game; `rate` is that of the tier reached. */
export const teamPlayDays = sqliteTable(
  'team_play_days',
  {
    agentId: memberId(),
    day: text().notNull(),
    gameType: text().notNull(),
    turnover: amount(),
    netWin: amount(),
    rate: amount(),
    commission: amount(),
    earned: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.day, table.gameType] }),
    index('team_play_days_day').on(table.day),
  ],
);

/** Sums of each member, own and team, over each span, as of the merchant's last roll-up. */
export const teamSpans = sqliteTable(
  'team_spans',
  {
    memberId: memberId(),
    span: text({ enum: KEPT_SPANS }).notNull(),
    turnover: amount(),
    netWin: amount(),
    deposits: amount(),
    withdrawals: amount(),
    /** Of the whole team by its own tier; 0 for players. */
    commission: amount(),
    /** Below the member, at the roll-up. */
    players: amount(),
    agents: amount(),
    /** With the member itself, where it was active. */
    activeMembers: amount(),
    newMembers: amount(),
    /** The last day on which the member or anybody below played; not bounded by the span. */
    lastActiveDay: text(),
    /** Turnover by type of game. */
    types: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.span] })],
);

export const AGREEMENT_KINDS = ['salary', 'dividend', 'hour'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];
/** One step: from so much (turnover; net win for dividends) and so many players on, the rate in 1/100 of a percent. */
export type AgreementTier = { from: number; players: number; rate: number };
/** Tiers rise in every part; a player counts from `playerTurnover` on. Amounts in 1/100 units. */
export type AgreementTerms = { tiers: AgreementTier[]; playerTurnover: number };

/** Agreements of agents with their upline or the house, from the offer on. Terms are never changed. */
export const agentAgreements = sqliteTable(
  'agent_agreements',
  {
    id: text().primaryKey(),
    kind: text({ enum: AGREEMENT_KINDS }).notNull(),
    agentId: memberId(),
    /** The direct upline; null for the house. */
    offeredBy: integer().references(() => members.id),
    version: integer().notNull(),
    terms: text({ mode: 'json' }).$type<AgreementTerms>().notNull(),
    state: text({ enum: ['offered', 'accepted', 'refused', 'withdrawn'] })
      .notNull()
      .default('offered'),
    offeredAt: integer().notNull(),
    answerBefore: integer().notNull(),
    answeredAt: integer(),
    /** First and last day in force; `untilDay` null while nobody has ended it. */
    fromDay: text(),
    untilDay: text(),
  },
  (table) => [
    uniqueIndex('agent_agreements_open').on(table.agentId, table.kind).where(sql`state = 'offered'`),
    uniqueIndex('agent_agreements_version').on(table.agentId, table.kind, table.version),
    index('agent_agreements_upline').on(table.offeredBy, table.kind).where(sql`offered_by IS NOT NULL`),
    check('agent_agreements_from', sql`(${table.state} = 'accepted') = (${table.fromDay} IS NOT NULL)`),
    check('agent_agreements_until', sql`${table.untilDay} IS NULL OR ${table.fromDay} IS NOT NULL`),
  ],
);

/**
 * What agreements in force are settled by, written when a day is closed: for salaries the day, for hour salaries each
 * hour, for dividends the period that ends. An agreement whose line to the house is broken has none.
 */
export const agreementFigures = sqliteTable(
  'agreement_figures',
  {
    agreementId: text()
      .notNull()
      .references(() => agentAgreements.id),
    day: text().notNull(),
    /** Hour of the day, from 0; -1 for the whole. */
    hour: integer().notNull(),
    fromDay: text().notNull(),
    /** Turnover of the team; net win for dividends. */
    base: amount(),
    players: amount(),
    /** The highest that a player's turnover must be along the line. */
    playerTurnover: amount(),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.day, table.hour] })],
);

/** What staff put right in an agent's commission, above zero for the agent; it counts on a day that was open then. */
export const agentCorrections = sqliteTable(
  'agent_corrections',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    agentId: memberId(),
    day: text().notNull(),
    amount: integer().notNull(),
    reason: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index('agent_corrections_day').on(table.agentId, table.day),
    check('agent_corrections_amount', sql`typeof(${table.amount}) = 'integer' AND ${table.amount} <> 0`),
  ],
);

export const SETTLEMENT_KINDS = ['commission', ...AGREEMENT_KINDS] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];
/** So much × a rate: of a type of games, of an hour, or of the whole. */
export type SettlementLine = {
  gameType?: string;
  hour?: number;
  base: number;
  rate: number;
  amount: number;
};
export type SettlementDetail = {
  lines: SettlementLine[];
  /** Place of the highest tier reached, from 0; -1 for none. */
  tier: number;
  turnover: number;
  netWin: number;
  players: number;
  /** Of `deductions`: the agent's part of the team's bonuses, and staff's corrections (above zero for the agent). */
  bonuses: number;
  corrections: number;
  /** Set where a rate is lower than agreed, because the upline holds no better one by now. */
  limited?: true;
};

/** Settlements: what an agent was paid for a day or period, and why; once for each. Rows are never changed. */
export const settlements = sqliteTable(
  'settlements',
  {
    id: text().primaryKey(),
    agentId: memberId(),
    kind: text({ enum: SETTLEMENT_KINDS }).notNull(),
    fromDay: text().notNull(),
    toDay: text().notNull(),
    /** What the team's figures give by the agent's terms, and what direct agents receive of it. */
    gross: amount(),
    paidDown: amount(),
    deductions: amount(),
    /** Not above zero: of a commission what could not be deducted, of a dividend the net loss. */
    carriedIn: amount(),
    carriedOut: amount(),
    amount: amount(),
    detail: text({ mode: 'json' }).$type<SettlementDetail>().notNull(),
    agreementId: text().references(() => agentAgreements.id),
    /** Null where nothing is paid. */
    ledgerKey: text()
      .unique()
      .references(() => ledgerTransactions.idempotencyKey),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('settlements_once').on(table.agentId, table.kind, table.fromDay),
    index('settlements_day').on(table.toDay, table.kind),
    index('settlements_agent').on(table.agentId, table.toDay, table.id),
    check('settlements_amount', isAmount(table.amount)),
    check('settlements_carried', sql`${table.carriedIn} <= 0 AND ${table.carriedOut} <= 0`),
    check('settlements_paid', sql`(${table.amount} > 0) = (${table.ledgerKey} IS NOT NULL)`),
  ],
);

/** Visits of an agent's links, by day. */
export const affiliateVisits = sqliteTable(
  'affiliate_visits',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    code: text().notNull(),
    day: text().notNull(),
    visits: amount(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code, table.day] })],
);

export type Agreement = typeof agentAgreements.$inferSelect;
export type Settlement = typeof settlements.$inferSelect;
export type TeamSums = typeof teamSpans.$inferSelect;
export type AgentDay = typeof agentDays.$inferSelect;
