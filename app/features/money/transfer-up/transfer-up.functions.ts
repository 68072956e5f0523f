import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { idempotencyKey } from '@/contracts/shared/idempotency-key';
import { transferUp } from '@/contracts/transfer/transfer-up';

const requestSchema = v.object({ ...transferUp.input.entries, idempotencyKey });

/** Sends money up; the payment password leaves the edge encrypted only (MONEY-19, MONEY-21). */
export const transferUpFn = createServerFn({ method: 'POST' })
  .validator(inputOf(requestSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { idempotencyKey, ...asked } = data();
      const sent = await siteContext().callGateway(transferUp, asked, { idempotencyKey });
      const { transferNo, at, upline: recipient, balance } = sent;
      return { transferNo, at, recipient, balance };
    }),
  );
