import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { idempotencyKey } from '../../../../contracts/shared/idempotency-key';
import { moveBetweenWallets } from '../../../../contracts/transfer/transfer';
import { inputOf, outcomeOf } from '../../../lib/outcome';
import { siteContext } from '../../../lib/site-context';

const requestSchema = v.object({ ...moveBetweenWallets.input.entries, idempotencyKey });

/** Moves money between two wallets; answers what they hold after it (MONEY-18, MONEY-21). */
export const transferFn = createServerFn({ method: 'POST' })
  .validator(inputOf(requestSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { idempotencyKey, ...asked } = data();
      const moved = await siteContext().callGateway(moveBetweenWallets, asked, { idempotencyKey });
      const { transferNo, at, main, balance } = moved;
      return { transferNo, at, main, balance };
    }),
  );
