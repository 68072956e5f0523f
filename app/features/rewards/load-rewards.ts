import type { QueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '@/contracts/session/session-info';
import { warmQueries } from '../../lib/calls/warm-queries';
import { hasMoney } from '../../session/member-types';
import { rewardCentreQuery, tasksQuery } from './rewards.queries';

/** Warms what the reward centre shows; nothing for guests, members on trial and free accounts. */
export async function loadRewardCentre(queryClient: QueryClient, session: SessionInfo | null): Promise<void> {
  if (hasMoney(session)) await warmQueries(queryClient, [rewardCentreQuery(), tasksQuery()]);
}

/** Warms what the tasks show; nothing for guests, members on trial and free accounts. */
export async function loadTasks(queryClient: QueryClient, session: SessionInfo | null): Promise<void> {
  if (hasMoney(session)) await warmQueries(queryClient, [tasksQuery()]);
}
