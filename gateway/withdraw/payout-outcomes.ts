import type { PayoutOutcomes } from '../payments/payouts';
import { returnWithdrawal, settleWithdrawal } from './ends';

const REASONS = { 'account.wrong': 'account', 'bank.refused': 'bank' } as const;

/** What withdrawals make of what a payment provider tells: once for each, whatever comes twice or after it. */
export const payoutOutcomes: PayoutOutcomes = {
  settled: async (visit, { orderNo }) => ({ repeated: !(await settleWithdrawal(visit, orderNo)) }),
  failed: async (visit, { orderNo, reason }) => ({
    repeated: !(await returnWithdrawal(visit, orderNo, REASONS[reason])),
  }),
};
