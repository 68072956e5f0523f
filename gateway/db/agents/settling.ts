import { and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { memberAccount, opening, postingOf, postingsSql, type Statement, wroteUnovertaken } from '../ledger';
import type { Db } from '../open';
import { runAll } from '../raw-statement';
import {
  type AgentDay,
  type AgreementKind,
  type AgreementTerms,
  agentAgreements,
  members,
  type Settlement,
  type SettlementKind,
  settlements,
} from '../schema';
import { idsOf, partSql, whole } from './of-site';

/** What the house pays its agents. */
export const HOUSE_COMMISSIONS = 'house:commissions';

/** What an agent's commission of a closed day is settled by; amounts in 1/100 units. */
export type CommissionCase = {
  agentId: number;
  turnover: number;
  netWin: number;
  activeMembers: number;
  commission: number;
  earned: number;
  /** The part of the team's bonuses, less that of the direct agents' teams. */
  bonuses: number;
  corrections: number;
  carriedIn: number;
};
/** An agreement that was in force on a closed day. */
export type AgreementCase = {
  agreementId: string;
  agentId: number;
  kind: AgreementKind;
  fromDay: string;
  carriedIn: number;
};
/** Terms in force; `offeredBy` is the agent whose own ones bound them, null for the house. */
export type TermsInForce = {
  agentId: number;
  offeredBy: number | null;
  kind: AgreementKind;
  terms: AgreementTerms;
};
export type AgreementFigure = { agreementId: string; hour: number; base: number; players: number };
/** The nearest agent above of each agent who had a team on a day. */
export type Above = ReadonlyMap<number, number | null>;

const CARRIED = sql`COALESCE((
  SELECT s.carried_out FROM settlements s WHERE s.agent_id = x.agent_id AND s.kind = x.kind
  ORDER BY s.from_day DESC LIMIT 1
), 0)`;

/** Agents of a closed day whose commission is not settled and where there is something to settle. */
export function listCommissionCases(db: Db, day: AgentDay): Promise<CommissionCase[]> {
  return db.all<CommissionCase>(commissionCasesSql(day, idsOf(day.merchant)));
}

/** One agent's case of a day, as it stands by now; null where there is nothing to settle. */
export async function findCommissionCase(
  db: Db,
  agentId: number,
  day: AgentDay,
): Promise<CommissionCase | null> {
  const [found] = await db.all<CommissionCase>(commissionCasesSql(day, sql`(${agentId})`));
  return found ?? null;
}

function commissionCasesSql({ day, rules }: Pick<AgentDay, 'day' | 'rules'>, agents: SQL): SQL {
  const share = whole(rules.bonusShare);
  return sql`
    WITH x AS (
      SELECT agent_id, 'commission' AS kind FROM team_days
      WHERE day = ${day} AND (turnover > 0 OR bonuses <> 0) AND agent_id IN ${agents}
      UNION
      SELECT agent_id, 'commission' FROM agent_corrections WHERE day = ${day} AND agent_id IN ${agents}
    )
    SELECT x.agent_id AS agentId, COALESCE(d.turnover, 0) AS turnover, COALESCE(d.net_win, 0) AS netWin,
      COALESCE(d.active_members, 0) AS activeMembers, COALESCE(d.commission, 0) AS commission,
      COALESCE(d.earned, 0) AS earned,
      COALESCE(${partSql(sql`d.bonuses`, share)}, 0) - COALESCE((
        SELECT SUM(${partSql(sql`b.bonuses`, share)}) FROM team_days b WHERE b.day = ${day} AND b.upline_id = x.agent_id
      ), 0) AS bonuses,
      COALESCE((
        SELECT SUM(c.amount) FROM agent_corrections c WHERE c.agent_id = x.agent_id AND c.day = ${day}
      ), 0) AS corrections, ${CARRIED} AS carriedIn
    FROM x LEFT JOIN team_days d ON d.agent_id = x.agent_id AND d.day = ${day}
    WHERE NOT EXISTS (
      SELECT 1 FROM settlements s WHERE s.agent_id = x.agent_id AND s.kind = 'commission' AND s.from_day = ${day}
    )
    ORDER BY x.agent_id`;
}

/** Turnover of an agent's team by type of game on a day, with the rates of the tier reached. */
export function listPlayOfTeam(db: Db, agentId: number, day: string) {
  return db.all<{ gameType: string; base: number; rate: number; amount: number }>(sql`
    SELECT game_type AS gameType, turnover AS base, rate, commission AS amount FROM team_play_days
    WHERE agent_id = ${agentId} AND day = ${day} ORDER BY turnover DESC, game_type`);
}

/** The same of all teams of a merchant. */
export function listPlayOfTeams(db: Db, { merchant, day }: Pick<AgentDay, 'merchant' | 'day'>) {
  return db.all<{ agentId: number; gameType: string; base: number; rate: number; amount: number }>(sql`
    SELECT agent_id AS agentId, game_type AS gameType, turnover AS base, rate, commission AS amount
    FROM team_play_days WHERE day = ${day} AND agent_id IN ${idsOf(merchant)}
    ORDER BY agent_id, turnover DESC, game_type`);
}

/** Who stood above whom on a day, agents alone. */
export async function readAbove(db: Db, { merchant, day }: AgentDay): Promise<Above> {
  const rows = await db.all<{ agentId: number; uplineId: number | null }>(sql`
    SELECT agent_id AS agentId, upline_id AS uplineId FROM team_days
    WHERE day = ${day} AND agent_id IN ${idsOf(merchant)}`);
  return new Map(rows.map(({ agentId, uplineId }) => [agentId, uplineId]));
}

/** Agreements that a closed day settles and that are not settled. */
export function listAgreementCases(db: Db, { merchant, day }: AgentDay): Promise<AgreementCase[]> {
  return db.all<AgreementCase>(sql`
    SELECT DISTINCT x.id AS agreementId, x.agent_id AS agentId, x.kind, f.from_day AS fromDay, ${CARRIED} AS carriedIn
    FROM agreement_figures f JOIN agent_agreements x ON x.id = f.agreement_id
    WHERE f.day = ${day} AND x.agent_id IN ${idsOf(merchant)} AND NOT EXISTS (
      SELECT 1 FROM settlements s WHERE s.agent_id = x.agent_id AND s.kind = x.kind AND s.from_day = f.from_day
    )
    ORDER BY x.agent_id, x.kind`);
}

/** The terms of a merchant's agents in force on a day. */
export function listTermsInForce(db: Db, { merchant, day }: Pick<AgentDay, 'merchant' | 'day'>) {
  const { agentId, offeredBy, kind, terms, state, fromDay, untilDay } = agentAgreements;
  return db
    .select({ agentId, offeredBy, kind, terms })
    .from(agentAgreements)
    .innerJoin(members, eq(members.id, agentId))
    .where(
      and(
        eq(members.merchant, merchant),
        eq(state, 'accepted'),
        lte(fromDay, day),
        or(isNull(untilDay), gte(untilDay, day)),
      ),
    );
}

export function listAgreementFigures(db: Db, { merchant, day }: AgentDay): Promise<AgreementFigure[]> {
  return db.all<AgreementFigure>(sql`
    SELECT f.agreement_id AS agreementId, f.hour, f.base, f.players
    FROM agreement_figures f JOIN agent_agreements a ON a.id = f.agreement_id
    WHERE f.day = ${day} AND a.agent_id IN ${idsOf(merchant)} ORDER BY f.agreement_id, f.hour`);
}

/** What the direct agents of an agent receive of a kind by their terms, settled on days from one to another. */
export async function sumPaidDown(
  db: Db,
  { agentId, kind, fromDay, toDay }: Pick<Settlement, 'agentId' | 'kind' | 'fromDay' | 'toDay'>,
): Promise<number> {
  const [row] = await db.all<{ gross: number }>(sql`
    SELECT COALESCE(SUM(s.gross), 0) AS gross FROM team_days d
    JOIN settlements s ON s.agent_id = d.agent_id AND s.kind = ${kind} AND s.to_day BETWEEN ${fromDay} AND ${toDay}
    WHERE d.day = ${toDay} AND d.upline_id = ${agentId}`);
  return row?.gross ?? 0;
}

/** The name of a settlement: there is one for an agent, a kind and a first day. */
const settlementId = (agentId: number, kind: SettlementKind, fromDay: string) =>
  `${kind}-${fromDay}-${agentId}`;

/** A settlement as it was worked out. */
export type NewSettlement = Omit<Settlement, 'id' | 'ledgerKey' | 'at'>;

/** A settlement with its name, and where it pays the name of its posting. */
function namedOf(settlement: NewSettlement) {
  const { agentId, kind, fromDay, amount } = settlement;
  const id = settlementId(agentId, kind, fromDay);
  return { ...settlement, id, ledgerKey: amount === 0 ? null : `settlement:${id}` };
}

/** The posting that pays a settlement. */
const paymentOf = ({ agentId, kind, amount }: NewSettlement, source: string) => ({
  idempotencyKey: source,
  kind: `agent.${kind}`,
  source,
  entries: [
    { account: memberAccount(agentId), amount },
    { account: HOUSE_COMMISSIONS, amount: -amount },
  ],
});

/** Writes a settlement and pays it, in one batch. False when it was settled before. */
export async function writeSettlement(db: Db, settlement: NewSettlement, at: number): Promise<boolean> {
  const named = namedOf(settlement);
  const paying: Statement[] =
    named.ledgerKey === null
      ? []
      : [
          opening(db, HOUSE_COMMISSIONS, 'house'),
          opening(db, memberAccount(named.agentId), { memberId: named.agentId }),
          ...postingOf(db, paymentOf(named, named.ledgerKey), at),
        ];
  const row = db.insert(settlements).values({ ...named, at });
  return wroteUnovertaken(db, [...paying, row], /settlements: another one was faster/);
}

const HOUSE_ACCOUNT = sql`
  INSERT INTO ledger_accounts (id, may_be_negative) VALUES (${HOUSE_COMMISSIONS}, true) ON CONFLICT DO NOTHING`;

/**
 * Writes settlements of different agents or kinds, who have wallets, and pays them, in one batch.
 * @throws where one of them was settled before
 */
export async function writeSettlements(db: Db, all: readonly NewSettlement[], at: number): Promise<void> {
  if (all.length === 0) return;
  const named = all.map(namedOf);
  const paid = named.flatMap((one) => (one.ledgerKey === null ? [] : [paymentOf(one, one.ledgerKey)]));
  await runAll(db, [
    ...(paid.length === 0 ? [] : [HOUSE_ACCOUNT, ...postingsSql(paid, at)]),
    sql`
      INSERT INTO settlements (
        id, agent_id, kind, from_day, to_day, gross, paid_down, deductions, carried_in, carried_out, amount, detail,
        agreement_id, ledger_key, at
      )
      SELECT value ->> 'id', value ->> 'agentId', value ->> 'kind', value ->> 'fromDay', value ->> 'toDay',
        value ->> 'gross', value ->> 'paidDown', value ->> 'deductions', value ->> 'carriedIn', value ->> 'carriedOut',
        value ->> 'amount', value -> 'detail', value ->> 'agreementId', value ->> 'ledgerKey', ${at}
      FROM json_each(${JSON.stringify(named)}) ORDER BY key`,
  ]);
}
