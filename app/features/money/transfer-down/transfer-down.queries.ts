import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { isUnknown } from '@/app/lib/calls/is-unknown';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { getTransferDown } from '@/contracts/transfer/transfer-down';
import type { MemberTransferTerms } from '../member-transfer/transfer-way';

/** What may be sent to a direct downline; null for whom the agent may send nothing, or who is nobody (AGENT-25). */
export function transferDownQuery(account: string) {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'transfer-down', account],
    queryFn: ({ signal }): Promise<MemberTransferTerms | null> =>
      gateway(getTransferDown, { account }, signal).catch((error: unknown) => {
        if (isUnknown(error, 'transfer.down.not.allowed')) return null;
        throw error;
      }),
  });
}
