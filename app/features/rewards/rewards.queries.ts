import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '@/contracts/operation';
import { getRewardCentre } from '@/contracts/rewards/centre';
import { getTasks } from '@/contracts/tasks/overview';
import { gateway } from '../../lib/calls/gateway';
import { LOCALISED } from '../../locale/locale';
import { MEMBER_KEY } from '../../session/member.queries';

export type RewardCentre = ResponseOf<typeof getRewardCentre>;
export type Reward = RewardCentre['rewards'][number];
/** A reward by its conditions. */
export type Claimable = Omit<Reward, 'picture' | 'state' | 'at'>;
export type Standing = RewardCentre['applications'][number];
export type Tasks = ResponseOf<typeof getTasks>;
export type CheckInWeek = NonNullable<Tasks['checkIn']>;
export type Mission = Tasks['missions'][number];
export type Rebate = NonNullable<Tasks['rebate']>;

/** The member's rewards and applications (REWARD-03). */
export function rewardCentreQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'reward-centre', LOCALISED],
    queryFn: ({ signal }) => gateway(getRewardCentre, {}, signal),
    staleTime: 10_000,
  });
}

/** The member's check-ins, missions and rebate (INVITE-06). */
export function tasksQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'tasks', LOCALISED],
    queryFn: ({ signal }) => gateway(getTasks, {}, signal),
    staleTime: 10_000,
  });
}
