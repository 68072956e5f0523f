import { commissionTier, shareOf } from '@/contracts/commission/commission-rules';
import { listUnsettled, markSettled } from '../../db/agents/days';
import {
  type Above,
  type AgreementCase,
  type AgreementFigure,
  type CommissionCase,
  listAgreementCases,
  listAgreementFigures,
  listCommissionCases,
  listPlayOfTeam,
  listPlayOfTeams,
  listTermsInForce,
  type NewSettlement,
  readAbove,
  sumPaidDown,
  type TermsInForce,
  writeSettlement,
  writeSettlements,
} from '../../db/agents/settling';
import type { Db } from '../../db/open';
import type { AgentDay, AgreementKind, SettlementLine } from '../../db/schema';
import { rateAlong, type TermsLine, tierReached } from './tiers';

/** What is to be recorded of one agent, worked out when it is asked for. */
type Due = () => Promise<NewSettlement>;
/** How many agents stand above whose it is: what is due further below is recorded first. */
type AgreementDue = { height: number; due: Due };

/**
 * Settles the closed days of a merchant, one after another, up to `most` settlements: each agent's commission, then its
 * agreements, each in a batch of its own. What was settled stays; so a run may end anywhere and be started again, also by
 * two at once.
 */
export async function settleClosedDays(
  db: Db,
  merchant: string,
  now: number,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  let left = most;
  for (const day of await listUnsettled(db, merchant)) {
    const commissions = await commissionsDue(db, day, ({ agentId }) => listPlayOfTeam(db, agentId, day.day));
    const due = [...commissions, ...(await agreementsDue(db, day)).map((one) => one.due)];
    for (const settlement of due.slice(0, left)) await writeSettlement(db, await settlement(), now);
    left -= due.length;
    if (left < 0) return;
    await markSettled(db, day, now);
  }
}

/**
 * The same for a merchant at which nothing else settles meanwhile, as in a seeding: a few batches for each day, in place of
 * one for each settlement.
 */
export async function settleAtOnce(db: Db, merchant: string, now: number): Promise<void> {
  for (const day of await listUnsettled(db, merchant)) {
    const play = grouped(await listPlayOfTeams(db, day), ({ agentId }) => agentId);
    const linesOfTeam = async ({ agentId }: CommissionCase) =>
      (play.get(agentId) ?? []).map(({ agentId: _, ...line }) => line);
    const commissions = await commissionsDue(db, day, linesOfTeam);
    const agreements = grouped(await agreementsDue(db, day), ({ height }) => height);
    const [lowest = [], ...levels] = [...agreements.values()].map((level) => level.map(({ due }) => due));
    for (const level of [[...commissions, ...lowest], ...levels])
      await writeSettlements(db, await Promise.all(level.map((due) => due())), now);
    await markSettled(db, day, now);
  }
}

async function commissionsDue(
  db: Db,
  day: AgentDay,
  linesOfTeam: (one: CommissionCase) => Promise<SettlementLine[]>,
): Promise<Due[]> {
  const cases = await listCommissionCases(db, day);
  return cases.map((one) => async () => commissionSettlement(day, one, await linesOfTeam(one)));
}

function commissionSettlement(
  { day, rules }: AgentDay,
  one: CommissionCase,
  lines: SettlementLine[],
): NewSettlement {
  const { agentId, turnover, netWin, activeMembers, commission, earned, bonuses, corrections, carriedIn } =
    one;
  const result = commissionOfCase(one);
  return {
    agentId,
    kind: 'commission',
    fromDay: day,
    toDay: day,
    agreementId: null,
    gross: commission,
    paidDown: commission - earned,
    deductions: bonuses - corrections,
    carriedIn,
    carriedOut: Math.min(0, result),
    amount: Math.max(0, result),
    detail: {
      lines,
      tier: commissionTier(rules.commissionTiers, turnover, activeMembers),
      turnover,
      netWin,
      players: activeMembers,
      bonuses,
      corrections,
    },
  };
}

/** What a case comes to, in 1/100 units; what is below zero is carried on. */
export function commissionOfCase({ earned, bonuses, corrections, carriedIn }: CommissionCase): number {
  return earned - bonuses + corrections + carriedIn;
}

/** From below to above, so that what direct agents receive is known. */
async function agreementsDue(db: Db, day: AgentDay): Promise<AgreementDue[]> {
  const cases = await listAgreementCases(db, day);
  if (cases.length === 0) return [];
  const [above, figures, terms] = await Promise.all([
    readAbove(db, day),
    listAgreementFigures(db, day),
    listTermsInForce(db, day),
  ]);
  const lineOf = linesOf(terms);
  const figuresOf = grouped(figures, ({ agreementId }) => agreementId);
  return cases
    .map((one) => {
      const parts = { figures: figuresOf.get(one.agreementId) ?? [], line: lineOf(one.agentId, one.kind) };
      const due = () => agreementSettlement(db, day, one, parts);
      return { height: heightOf(above, one.agentId), due };
    })
    .toSorted((a, b) => b.height - a.height);
}

/** How many agents stand above one. */
function heightOf(above: Above, agentId: number): number {
  const upline = above.get(agentId) ?? null;
  return upline === null ? 0 : heightOf(above, upline) + 1;
}

/** An agent's terms of a kind and those of the agents who offered them, up to the house; none without its own. */
export function linesOf(terms: readonly TermsInForce[]) {
  const known = new Map(terms.map((one) => [`${one.kind} ${one.agentId}`, one]));
  return function lineOf(agentId: number, kind: AgreementKind): TermsLine {
    const own = known.get(`${kind} ${agentId}`);
    if (!own) return [];
    return [own.terms, ...(own.offeredBy === null ? [] : lineOf(own.offeredBy, kind))];
  };
}

function grouped<T, Key>(rows: readonly T[], keyOf: (row: T) => Key): ReadonlyMap<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

async function agreementSettlement(
  db: Db,
  { day }: AgentDay,
  { agentId, kind, fromDay, agreementId, carriedIn }: AgreementCase,
  { figures, line }: { figures: readonly AgreementFigure[]; line: TermsLine },
): Promise<NewSettlement> {
  const lines = figures.map(({ hour, base, players }): SettlementLine & { players: number } => {
    const rate = rateAlong(line, base + carriedIn, players);
    const amount = shareOf(base + carriedIn, rate);
    return { ...(kind === 'hour' ? { hour } : {}), base: base + carriedIn, rate, amount, players };
  });
  const gross = lines.reduce((sum, { amount }) => sum + amount, 0);
  const base = figures.reduce((sum, figure) => sum + figure.base, 0);
  const paidDown = await sumPaidDown(db, { agentId, kind, fromDay, toDay: day });
  const [terms] = line;
  const tiers = terms ? lines.map((one) => tierReached(terms, one.base, one.players)) : [];
  const isLimited =
    terms && lines.some(({ rate }, index) => rate < (terms.tiers[tiers[index] ?? -1]?.rate ?? 0));
  return {
    agentId,
    kind,
    fromDay,
    toDay: day,
    agreementId,
    gross,
    paidDown,
    deductions: 0,
    carriedIn,
    carriedOut: kind === 'dividend' ? Math.min(0, base + carriedIn) : 0,
    amount: Math.max(0, gross - paidDown),
    detail: {
      lines: lines.map(({ players: _, ...one }) => one),
      tier: Math.max(-1, ...tiers),
      ...(kind === 'dividend' ? { turnover: 0, netWin: base } : { turnover: base, netWin: 0 }),
      players: Math.max(0, ...figures.map(({ players }) => players)),
      bonuses: 0,
      corrections: 0,
      ...(isLimited ? { limited: true as const } : {}),
    },
  };
}
