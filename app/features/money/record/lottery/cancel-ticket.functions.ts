import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { cancelSubOrder } from '@/contracts/lottery-orders/lottery-orders';
import { idempotencyKey } from '@/contracts/shared/idempotency-key';

const requestSchema = v.object({ ...cancelSubOrder.input.entries, idempotencyKey });

/** Cancels a ticket that waits for its draw; its stake comes back once (CALL-83, MONEY-16, MONEY-21). */
export const cancelTicketFn = createServerFn({ method: 'POST' })
  .validator(inputOf(requestSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { subOrderId, idempotencyKey } = data();
      return siteContext().callGateway(cancelSubOrder, { subOrderId }, { idempotencyKey });
    }),
  );
