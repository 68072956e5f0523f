import type { getSettlement as operation } from '@/contracts/commission/settlements';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { readAgentDay } from '../../db/agents/days';
import type { Settlement } from '../../db/schema';
import { findMovementOf, listCorrections, readSettlement, readTerms } from '../../db/settlements';
import { refuseNonAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { settlementOf } from './list-settlements';

type Asked = Call<typeof operation>;
type Bounds = { from: number; players: number };

/**
 * How one of the agent's own settlements came about; any other is not there (AGENT-26).
 * @throws Refusal `permission.denied` for who is no agent, `content.not.found`
 */
export async function getSettlement({ db, member, merchant, input }: Asked) {
  refuseNonAgent(member);
  const settlement = await readSettlement(db, member.id, input.id);
  if (!settlement) throw new Refusal('content.not.found');
  const { detail, kind, toDay, ledgerKey } = settlement;
  const rules = (await readAgentDay(db, merchant.code, toDay))?.rules ?? merchant.agentRules;
  const [tiers, corrections, movement] = await Promise.all([
    tiersOf({ db }, settlement, rules.commissionTiers),
    kind === 'commission' ? listCorrections(db, member.id, toDay) : [],
    ledgerKey === null ? null : findMovementOf(db, member.id, ledgerKey),
  ]);
  return {
    ...settlementOf(settlement),
    turnover: decimalNumberOf(detail.turnover),
    netWin: decimalNumberOf(detail.netWin),
    players: detail.players,
    lines: detail.lines.map(({ gameType, hour, base, rate, amount }) => ({
      part: gameType ?? String(hour ?? 'all'),
      rate,
      base: decimalNumberOf(base),
      amount: decimalNumberOf(amount),
    })),
    reached: boundsOf(tiers[detail.tier]),
    next: boundsOf(tiers[detail.tier + 1]),
    bonuses: decimalNumberOf(detail.bonuses),
    bonusShare: rules.bonusShare,
    corrections: corrections.map(({ amount, reason }) => ({ amount: decimalNumberOf(amount), reason })),
    limited: detail.limited ?? false,
    movement: movement === null ? null : String(movement),
  };
}

/** The tiers that it was settled by: those of the day's rules, or of what was agreed. */
async function tiersOf(
  { db }: Pick<Asked, 'db'>,
  { agreementId }: Settlement,
  ofCommission: readonly { turnover: number; players: number }[],
): Promise<readonly Bounds[]> {
  if (agreementId !== null) return (await readTerms(db, agreementId))?.tiers ?? [];
  return ofCommission.map(({ turnover, players }) => ({ from: turnover, players }));
}

const boundsOf = (tier: Bounds | undefined) =>
  tier ? { from: decimalNumberOf(tier.from), players: tier.players } : null;
