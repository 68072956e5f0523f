import { queryOptions } from '@tanstack/react-query';
import { lazily } from '@/app/lib/calls/outcome';
import { MEMBER_KEY } from '@/app/session/member.queries';

export type Launch = { nodeId: number | string; freeplay: boolean };

/** Longer than a launched address is good for. */
const KEPT = 60_000;

const functions = () => import('./launch.functions');
const launch = lazily(functions, (all) => all.launchFn);

/**
 * A launched game. Its address is good once: it is kept in memory alone, from the tap to the screen that plays it, and
 * never asked for again by itself (LAUNCH-30).
 */
export function launchQuery({ nodeId, freeplay }: Launch, backPath?: string) {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'launch', String(nodeId), freeplay],
    queryFn: () => launch({ data: { nodeId, freeplay, ...(backPath && { backPath }) } }),
    staleTime: 'static',
    gcTime: KEPT,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: false,
  });
}
