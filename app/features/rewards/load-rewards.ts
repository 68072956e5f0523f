import type { QueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '../../../contracts/session/session-info';
import { warmQueries } from '../../lib/warm-queries';
import { isTrial } from '../../session/member-types';
import { rewardCentreQuery, tasksQuery } from './rewards.queries';

/** Warms what the reward centre shows; nothing for guests and members on trial. */
export async function loadRewardCentre(queryClient: QueryClient, session: SessionInfo | null): Promise<void> {
  if (session && !isTrial(session)) await warmQueries(queryClient, [rewardCentreQuery(), tasksQuery()]);
}

/** Warms what the tasks show; nothing for guests and members on trial. */
export async function loadTasks(queryClient: QueryClient, session: SessionInfo | null): Promise<void> {
  if (session && !isTrial(session)) await warmQueries(queryClient, [tasksQuery()]);
}
