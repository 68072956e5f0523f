import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { idempotencyKey } from '@/contracts/shared/idempotency-key';
import { transferDown } from '@/contracts/transfer/transfer-down';

const requestSchema = v.object({ ...transferDown.input.entries, idempotencyKey });

/** Sends money down; the payment password leaves the edge encrypted only (AGENT-25, MONEY-19, MONEY-21). */
export const transferDownFn = createServerFn({ method: 'POST' })
  .validator(inputOf(requestSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { idempotencyKey, ...asked } = data();
      const sent = await siteContext().callGateway(transferDown, asked, { idempotencyKey });
      const { transferNo, at, downline: recipient, balance } = sent;
      return { transferNo, at, recipient, balance };
    }),
  );
