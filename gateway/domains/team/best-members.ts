import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { MOST_BEST_MEMBERS, type listBestMembers as operation } from '@/contracts/team/best-members';
import { listBestBranches } from '../../db/team-figures';
import { refuseNonAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';

/**
 * Those right below the agent whose branches earned most in a span (AGENT-26).
 * @throws Refusal `permission.denied` for who is no agent
 */
export async function bestMembers({ db, member, input }: Call<typeof operation>) {
  refuseNonAgent(member);
  const branches = await listBestBranches(db, member.id, input.span, MOST_BEST_MEMBERS);
  return {
    list: branches.map(({ turnover, commission, ...branch }) => ({
      ...branch,
      turnover: decimalNumberOf(turnover),
      commission: decimalNumberOf(commission),
    })),
  };
}
