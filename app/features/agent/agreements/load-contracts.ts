import type { QueryClient } from '@tanstack/react-query';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import { isAgent } from '@/app/session/member-types';
import { AGREEMENT_KINDS, type AgreementKind } from '@/contracts/agreements/kinds';
import type { SessionInfo } from '@/contracts/session/session-info';
import { contractQuery, downlineContractQuery, downlineContractsQuery } from './agreements.queries';
import type { ContractsSearch } from './agreements.search';

/** Warms the member's contract of a kind. */
export async function loadContract(
  queryClient: QueryClient,
  session: SessionInfo | null,
  kind: AgreementKind,
): Promise<void> {
  if (session) await warmQueries(queryClient, [contractQuery(kind)]);
}

/** Warms an agent's own contracts and those with downlines that the address shows. */
export async function loadContracts(
  queryClient: QueryClient,
  session: SessionInfo | null,
  { group }: ContractsSearch,
): Promise<void> {
  if (!isAgent(session)) return;
  const downlines = queryClient.prefetchInfiniteQuery(downlineContractsQuery(group));
  const own = warmQueries(queryClient, AGREEMENT_KINDS.map(contractQuery));
  if (typeof window === 'undefined') await Promise.all([downlines, own]);
}

/** Warms the contract of a kind with a direct downline. */
export async function loadDownlineContract(
  queryClient: QueryClient,
  session: SessionInfo | null,
  account: string,
  kind: AgreementKind,
): Promise<void> {
  if (isAgent(session)) await warmQueries(queryClient, [downlineContractQuery(account, kind)]);
}
