import { queryOptions } from '@tanstack/react-query';
import type { Movement } from '../../../../contracts/record/movement';
import { findMovements } from '../../../../contracts/record/record';
import type { MinorUnits } from '../../../../contracts/shared/minor-units';
import { gateway } from '../../../lib/gateway';
import { MEMBER_KEY } from '../../../session/member.queries';

const KINDS = ['transferOut', 'transferIn', 'transferUp'] as const;

/** What a receipt tells of money that was moved; it never changes. */
export type Moved = {
  transferNo: string;
  at: number;
  kind: (typeof KINDS)[number];
  /** Name of the vendor, or account of the upline. */
  other: string;
  amount: MinorUnits;
  /** What was in the main wallet right after it. */
  balance: MinorUnits;
};

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

/** What was sent up leaves the sender's wallet; what comes from below is nobody's receipt. */
function movedOf(transferNo: string, list: readonly Movement[]): Moved | null {
  for (const { kind, at, amount, balance, vendor, title } of list) {
    const known = KINDS.find((one) => one === kind);
    if (!known || (known === 'transferUp' && amount > 0)) continue;
    const other = (known === 'transferUp' ? title : vendor) ?? '';
    return { transferNo, at, kind: known, other, amount: Math.abs(amount) as MinorUnits, balance };
  }
  return null;
}
