import { m } from '@/app/paraglide/messages.js';
import type { TagTone } from '@/app/ui/tag';
import type { DepositKind, DepositState } from '@/contracts/deposit/deposit-order';

/** A state of an order in a word, and the colour beside it. */
export function stateWord({ state, kind }: { state: DepositState; kind: DepositKind }): {
  word: string;
  tone: TagTone;
} {
  switch (state) {
    case 'pending':
      return kind === 'voucher'
        ? { word: m.deposit_state_checking(), tone: 'info' }
        : { word: m.deposit_state_pending(), tone: 'warning' };
    case 'partlyArrived':
      return { word: m.deposit_state_part_arrived(), tone: 'positive' };
    case 'partlyPaid':
      if (kind === 'voucher') return { word: m.deposit_state_part_arrived(), tone: 'positive' };
      return { word: m.deposit_state_partly(), tone: 'warning' };
    case 'arrived':
      return { word: m.deposit_state_arrived(), tone: 'positive' };
    case 'expired':
      return { word: m.deposit_state_expired(), tone: 'neutral' };
    case 'refused':
      return { word: m.deposit_state_refused(), tone: 'negative' };
    case 'cancelled':
      return { word: m.deposit_state_cancelled(), tone: 'neutral' };
  }
}
