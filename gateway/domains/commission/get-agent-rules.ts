import type { getAgentRules as operation } from '@/contracts/commission/settlements';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { refuseNonAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';

/** The rules of the merchant's commission (AGENT-26). @throws Refusal `permission.denied` for who is no agent */
export function getAgentRules({ member, merchant: { agentRules: rules } }: Call<typeof operation>) {
  refuseNonAgent(member);
  return {
    activeTurnover: decimalNumberOf(rules.activeTurnover),
    bonusShare: rules.bonusShare,
    tiers: rules.commissionTiers.map(({ turnover, players, rates }) => ({
      turnover: decimalNumberOf(turnover),
      players,
      rates: Object.entries(rates).map(([gameType, rate]) => ({ gameType, rate })),
    })),
  };
}
