import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { listBankCards } from '@/contracts/bank-cards/bank-cards';
import { listBanks } from '@/contracts/bank-cards/banks';
import type { ResponseOf } from '@/contracts/operation';

export type BankCard = ResponseOf<typeof listBankCards>['list'][number];
export type Bank = ResponseOf<typeof listBanks>['list'][number];

/** The member's bank cards, the default one first (CALL-44, ACC-13). */
export function bankCardsQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'bank-cards'],
    queryFn: ({ signal }) => gateway(listBankCards, {}, signal),
  });
}

/** The banks that a card may be of (ACC-15). */
export function banksQuery() {
  return queryOptions({
    queryKey: ['banks'],
    queryFn: ({ signal }) => gateway(listBanks, {}, signal),
    staleTime: 300_000,
  });
}
