import { listUnsettled, markSettled } from '../db/agents/days';
import {
  type Above,
  type AgreementCase,
  type AgreementFigure,
  type CommissionCase,
  listAgreementCases,
  listAgreementFigures,
  listCommissionCases,
  listPlayOfTeam,
  listTermsInForce,
  readAbove,
  recordSettlement,
  sumPaidDown,
  type TermsInForce,
} from '../db/agents/settling';
import type { Db } from '../db/open';
import type { AgentDay, AgreementKind, CommissionTier, SettlementLine } from '../db/schema';
import { rateAlong, shareOf, type TermsLine, tierReached } from './tiers';

/**
 * Settles the closed days of a merchant, one after another: each agent's commission, then its agreements, each in a batch
 * of its own. What was settled stays; so a run may be cut short anywhere and started again, also by two at once.
 */
export async function settleClosedDays(db: Db, merchant: string, now: number): Promise<void> {
  for (const day of await listUnsettled(db, merchant)) {
    for (const one of await listCommissionCases(db, day)) await settleCommission(db, day, one, now);
    await settleAgreements(db, day, now);
    await markSettled(db, day, now);
  }
}

async function settleCommission(db: Db, { day, rules }: AgentDay, one: CommissionCase, now: number) {
  const { agentId, turnover, netWin, activeMembers, commission, earned, bonuses, corrections, carriedIn } =
    one;
  const result = earned - bonuses + corrections + carriedIn;
  await recordSettlement(
    db,
    {
      ...{ agentId, kind: 'commission', fromDay: day, toDay: day, agreementId: null },
      ...{ gross: commission, paidDown: commission - earned, deductions: bonuses - corrections, carriedIn },
      ...{ carriedOut: Math.min(0, result), amount: Math.max(0, result) },
      detail: {
        lines: await listPlayOfTeam(db, agentId, day),
        tier: commissionTier(rules.commissionTiers, turnover, activeMembers),
        ...{ turnover, netWin, players: activeMembers, bonuses, corrections },
      },
    },
    now,
  );
}

/** The place of the highest tier whose turnover and active members are both reached; -1 for none. */
export function commissionTier(tiers: readonly CommissionTier[], turnover: number, players: number): number {
  return tiers.findLastIndex((tier) => turnover >= tier.turnover && players >= tier.players);
}

/** From below to above, so that what direct agents receive is known. */
async function settleAgreements(db: Db, day: AgentDay, now: number): Promise<void> {
  const cases = await listAgreementCases(db, day);
  if (cases.length === 0) return;
  const [above, figures, terms] = await Promise.all([
    readAbove(db, day),
    listAgreementFigures(db, day),
    listTermsInForce(db, day),
  ]);
  const lowestFirst = [...cases].sort((a, b) => heightOf(above, b.agentId) - heightOf(above, a.agentId));
  for (const one of lowestFirst) {
    if (one.isSettled) continue;
    const own = figures.filter(({ agreementId }) => agreementId === one.agreementId);
    await settleAgreement(db, day, one, { figures: own, line: lineOf(terms, one.agentId, one.kind) }, now);
  }
}

/** How many agents stand above one. */
function heightOf(above: Above, agentId: number): number {
  const upline = above.get(agentId) ?? null;
  return upline === null ? 0 : heightOf(above, upline) + 1;
}

/** An agent's terms of a kind and those of the agents who offered them, up to the house. */
export function lineOf(terms: readonly TermsInForce[], agentId: number, kind: AgreementKind): TermsLine {
  const own = terms.find((one) => one.agentId === agentId && one.kind === kind);
  if (!own) return [];
  return [own.terms, ...(own.offeredBy === null ? [] : lineOf(terms, own.offeredBy, kind))];
}

async function settleAgreement(
  db: Db,
  { day }: AgentDay,
  { agentId, kind, fromDay, agreementId, carriedIn }: AgreementCase,
  { figures, line }: { figures: readonly AgreementFigure[]; line: TermsLine },
  now: number,
): Promise<void> {
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
  await recordSettlement(
    db,
    {
      ...{ agentId, kind, fromDay, toDay: day, agreementId, gross, paidDown, deductions: 0, carriedIn },
      carriedOut: kind === 'dividend' ? Math.min(0, base + carriedIn) : 0,
      amount: Math.max(0, gross - paidDown),
      detail: {
        lines: lines.map(({ players: _, ...one }) => one),
        tier: Math.max(-1, ...tiers),
        ...(kind === 'dividend' ? { turnover: 0, netWin: base } : { turnover: base, netWin: 0 }),
        players: Math.max(0, ...figures.map(({ players }) => players)),
        ...{ bonuses: 0, corrections: 0 },
        ...(isLimited ? { limited: true as const } : {}),
      },
    },
    now,
  );
}
