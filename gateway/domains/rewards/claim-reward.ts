import type { claimReward as operation } from '@/contracts/rewards/claim-reward';
import { findReward, writeClaim } from '../../db/rewards';
import { rewardNotice } from '../../platform/event-notices';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { refuseFree } from '../../platform/trial';

/**
 * Claims one of the member's own rewards, once (REWARD-03).
 * @throws Refusal those of the contract
 */
export async function claimReward({ db, clock, member, merchant, input }: Call<typeof operation>) {
  refuseFree(member);
  const reward = await findReward(db, member.id, { id: input.rewardId });
  if (!reward) throw new Refusal('reward.unknown');
  if (reward.claimedAt !== null) throw new Refusal('reward.claimed');
  const at = clock.now();
  if (reward.claimBefore <= at) throw new Refusal('reward.over');
  if (!(await writeClaim(db, reward, at, rewardNotice(merchant)))) throw new Refusal('reward.claimed');
  return null;
}
