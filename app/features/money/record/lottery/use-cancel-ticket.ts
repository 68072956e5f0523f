import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/app/forms/use-action';
import { lazily } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useIntent } from '@/app/session/use-intent';

const cancelTicket = lazily(
  () => import('./cancel-ticket.functions'),
  (all) => all.cancelTicketFn,
);

/** Cancels a ticket, once however often it is tapped; balance, orders and record are asked for again (MONEY-16). */
export function useCancelTicket() {
  const queryClient = useQueryClient();
  const sendOnce = useIntent('ticket');
  const { run, running } = useAction(
    async (subOrderId: string) => {
      const input = { subOrderId };
      const { state } = await sendOnce(input, (idempotencyKey) =>
        cancelTicket({ data: { ...input, idempotencyKey } }),
      );
      return state === 'cancelled' ? m.ticket_cancelled() : m.ticket_cancelling();
    },
    { settled: () => void memberChanged(queryClient) },
  );
  return { cancel: run, cancelling: running };
}
