import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '@/contracts/operation';
import { listWallets } from '@/contracts/transfer/transfer';
import { gateway } from '../../lib/calls/gateway';
import { MEMBER_KEY } from '../../session/member.queries';

export type Wallets = ResponseOf<typeof listWallets>;

/** The main wallet, and those at vendors (MONEY-18). */
export function walletsQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'wallets'],
    queryFn: ({ signal }) => gateway(listWallets, {}, signal),
  });
}
