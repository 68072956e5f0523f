import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { GatewayError } from '@/contracts/errors';
import { getTransferUp } from '@/contracts/transfer/transfer-up';
import type { MemberTransferTerms } from '../member-transfer/transfer-way';

/** Who the upline is, and what may be sent there; null for a member who may send nothing up (MONEY-19, MENU-46). */
export function transferUpQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'transfer-up'],
    queryFn: ({ signal }): Promise<MemberTransferTerms | null> =>
      gateway(getTransferUp, {}, signal).catch((error: unknown) => {
        if (error instanceof GatewayError && error.code === 'transfer.up.not.allowed') return null;
        throw error;
      }),
  });
}
