/** How a withdrawal stands: its money is held, was paid out, or came back (MONEY-11). */
export const WITHDRAWAL_STATES = ['pending', 'paid', 'returned'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
