import type { QueryClient } from '@tanstack/react-query';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import { isAgent } from '@/app/session/member-types';
import { AGREEMENT_KINDS, type AgreementKind } from '@/contracts/agreements/kinds';
import type { SessionInfo } from '@/contracts/session/session-info';
import { agreementQuery, downlineAgreementQuery, downlineAgreementsQuery } from './agreements.queries';
import type { AgreementsSearch } from './agreements.search';

/** Warms the member's agreement of a kind. */
export async function loadAgreement(
  queryClient: QueryClient,
  session: SessionInfo | null,
  kind: AgreementKind,
): Promise<void> {
  if (session) await warmQueries(queryClient, [agreementQuery(kind)]);
}

/** Warms an agent's own agreements and those with downlines that the address shows. */
export async function loadAgreements(
  queryClient: QueryClient,
  session: SessionInfo | null,
  { group }: AgreementsSearch,
): Promise<void> {
  if (!isAgent(session)) return;
  const downlines = queryClient.prefetchInfiniteQuery(downlineAgreementsQuery(group));
  const own = warmQueries(queryClient, AGREEMENT_KINDS.map(agreementQuery));
  if (typeof window === 'undefined') await Promise.all([downlines, own]);
}

/** Warms the agreement of a kind with a direct downline. */
export async function loadDownlineAgreement(
  queryClient: QueryClient,
  session: SessionInfo | null,
  account: string,
  kind: AgreementKind,
): Promise<void> {
  if (isAgent(session)) await warmQueries(queryClient, [downlineAgreementQuery(account, kind)]);
}
