import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { Movement } from '@/contracts/record/movement';
import { findMovements } from '@/contracts/record/record';
import type { MinorUnits } from '@/contracts/shared/minor-units';

const KINDS = ['transferOut', 'transferIn', 'transferUp', 'transferDown'] as const;
/** From one member to another. */
const SENT: readonly Movement['kind'][] = ['transferUp', 'transferDown'];

/** What a receipt tells of money that was moved; it never changes. */
export type Moved = {
  transferNo: string;
  at: number;
  kind: (typeof KINDS)[number];
  /** Name of the vendor, or account of the upline or of the downline. */
  other: string;
  amount: MinorUnits;
  /** What was in the main wallet right after it, and in the vendor's, if one took part. */
  main: MinorUnits;
  atVendor: MinorUnits | null;
};

/** Whether it went to another member. */
export const isSentTo = (kind: Movement['kind']): boolean => SENT.includes(kind);

/** The receipt of a move by its number, read from the record; null when the member made none of it (MONEY-18, MONEY-19). */
export function receiptQuery(transferNo: string) {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'receipt', transferNo],
    queryFn: async ({ signal }): Promise<Moved | null> => {
      const { list } = await gateway(findMovements, { reference: transferNo }, signal);
      return movedOf(transferNo, list);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Told by the main wallet's movement and the vendor's; what comes from above or below is nobody's receipt. */
function movedOf(transferNo: string, list: readonly Movement[]): Moved | null {
  const ofMain = list.find(({ wallet }) => wallet === '');
  const kind = KINDS.find((one) => one === ofMain?.kind);
  const isSent = ofMain && isSentTo(ofMain.kind);
  if (!ofMain || !kind || (isSent && ofMain.amount > 0)) return null;
  const { at, amount, balance: main, vendor, title } = ofMain;
  const other = (isSent ? title : vendor) ?? '';
  const atVendor = list.find(({ wallet }) => wallet !== '')?.balance ?? null;
  return { transferNo, at, kind, other, amount: Math.abs(amount) as MinorUnits, main, atVendor };
}
