import { queryOptions } from '@tanstack/react-query';
import { GatewayError } from '../../../../contracts/errors';
import { getTransferDown } from '../../../../contracts/transfer/transfer-down';
import { gateway } from '../../../lib/gateway';
import { MEMBER_KEY } from '../../../session/member.queries';
import type { SendTerms } from '../send/send-way';

/** What may be sent to a direct downline; null for whom the agent may send nothing, or who is nobody (AGENT-25). */
export function transferDownQuery(account: string) {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'transfer-down', account],
    queryFn: ({ signal }): Promise<SendTerms | null> =>
      gateway(getTransferDown, { account }, signal).catch((error: unknown) => {
        if (error instanceof GatewayError && NOBODY.includes(error.code)) return null;
        throw error;
      }),
  });
}

/** An account as none can be is refused for its form. */
const NOBODY: readonly string[] = ['transfer.down.not.allowed', 'request.invalid'];
