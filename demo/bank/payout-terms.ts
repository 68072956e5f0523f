/** How long a payout takes. Milliseconds. */
export const PAYOUT_MS = 20_000;

/** The bank's own name for a payout. */
export const payoutTransactionOf = (orderNo: string): string => `payout-${orderNo}`;
