import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contracts/operation';
import { listWallets } from '../../../contracts/transfer/transfer';
import { gateway } from '../../lib/gateway';
import { MEMBER_KEY } from '../../session/member.queries';

export type Wallets = AnswerOf<typeof listWallets>;

/** The main wallet, and those at vendors (MONEY-18). */
export function walletsQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'wallets'],
    queryFn: ({ signal }) => gateway(listWallets, {}, signal),
  });
}

const SINGLE_WALLET = 1;

/** Whether there is a wallet at each vendor; no, as long as the merchant's answer is not there (WALLET-11). */
export function hasVendorWallets(merchant: { isSingle: number } | undefined): boolean {
  return merchant !== undefined && merchant.isSingle !== SINGLE_WALLET;
}
