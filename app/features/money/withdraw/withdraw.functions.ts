import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { idempotencyKey } from '@/contracts/shared/idempotency-key';
import { createWithdrawal } from '@/contracts/withdraw/create-withdrawal';

const requestSchema = v.object({ ...createWithdrawal.input.entries, idempotencyKey });

/** Withdraws; the payment password leaves the edge encrypted only. Responses the order's number (MONEY-05, MONEY-06, LOGIN-77). */
export const withdrawFn = createServerFn({ method: 'POST' })
  .validator(inputOf(requestSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { idempotencyKey, ...asked } = data();
      const { orderNo } = await siteContext().callGateway(createWithdrawal, asked, { idempotencyKey });
      return { orderNo };
    }),
  );
