import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lazily } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useIntent } from '@/app/session/use-intent';
import { messageOfError } from '@/app/shell/error-message';
import { useSessionEnded } from '@/app/shell/session-watch';
import { useToast } from '@/app/shell/toast';

const cancelTicket = lazily(
  () => import('./cancel-ticket.functions'),
  (all) => all.cancelTicketFn,
);

/** Cancels a ticket, once however often it is tapped; balance, orders and record are asked for again (MONEY-16). */
export function useCancelTicket() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onEnded = useSessionEnded();
  const running = useRef(false);
  const [cancelling, setCancelling] = useState<string>();
  const sendOnce = useIntent('ticket');

  async function cancel(subOrderId: string): Promise<void> {
    if (running.current) return;
    running.current = true;
    setCancelling(subOrderId);
    try {
      const input = { subOrderId };
      const { state } = await sendOnce(input, (idempotencyKey) =>
        cancelTicket({ data: { ...input, idempotencyKey } }),
      );
      toast(state === 'cancelled' ? m.ticket_cancelled() : m.ticket_cancelling(), { kind: 'success' });
    } catch (error) {
      onEnded(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    } finally {
      void memberChanged(queryClient);
      running.current = false;
      setCancelling(undefined);
    }
  }

  return { cancel, cancelling };
}
