import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { lazily } from '@/app/lib/calls/outcome';
import { LOCALISED } from '@/app/locale/locale';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { listDepositChannels } from '@/contracts/deposit/channels';
import { getDeposit, listDeposits } from '@/contracts/deposit/orders';

const DEPOSITS = [MEMBER_KEY, 'deposits'] as const;
const functions = () => import('./deposit.functions');
const drawQr = lazily(functions, (all) => all.drawQrFn);

/** The ways to pay in, and bonuses; hours and rules of the operator may change at any time. */
export function channelsQuery() {
  return queryOptions({
    queryKey: [...DEPOSITS, 'channels', LOCALISED],
    queryFn: ({ signal }) => gateway(listDepositChannels, {}, signal),
    staleTime: 30_000,
  });
}

/** The member's last orders. */
export function depositsQuery() {
  return queryOptions({
    queryKey: [...DEPOSITS, 'list', LOCALISED],
    queryFn: async ({ signal }) => (await gateway(listDeposits, {}, signal)).list,
    staleTime: 5_000,
  });
}

/** One order. */
export function depositQuery(orderNo: string) {
  return queryOptions({
    queryKey: [...DEPOSITS, 'order', orderNo, LOCALISED],
    queryFn: ({ signal }) => gateway(getDeposit, { orderNo }, signal),
    staleTime: 2_000,
  });
}

/** The modules of a QR code, drawn by the server: a phone shall not load what draws them. */
export function qrQuery(text: string) {
  return queryOptions({
    queryKey: [...DEPOSITS, 'qr', text],
    queryFn: ({ signal }) => drawQr({ data: { text }, signal }),
    staleTime: 'static',
  });
}
