import { m } from '@/app/paraglide/messages.js';
import type { TagTone } from '@/app/ui/tag';
import type { WithdrawalState } from '@/contracts/record/withdrawal-states';

const NAMES: Record<WithdrawalState, () => string> = {
  pending: m.withdrawal_pending,
  paid: m.withdrawal_paid,
  returned: m.withdrawal_returned,
};

export const stateName = (state: WithdrawalState): string => NAMES[state]();

export const STATE_TONES: Record<WithdrawalState, TagTone> = {
  pending: 'info',
  paid: 'positive',
  returned: 'warning',
};
