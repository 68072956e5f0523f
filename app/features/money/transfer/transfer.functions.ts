import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { idempotencyKey } from '@/contracts/shared/idempotency-key';
import { moveBetweenWallets } from '@/contracts/transfer/transfer';
import { collect } from './collect.server';

/** A vendor's wallet each; a worker may make so many calls for one request. */
const MOST_WALLETS = 40;

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

const collectSchema = v.object({
  wallets: v.pipe(v.array(v.pick(moveBetweenWallets.input, ['vendor', 'amount'])), v.maxLength(MOST_WALLETS)),
  idempotencyKey,
});

/** Brings all of several wallets back into the main one; answers what became of each (MONEY-18, MONEY-21). */
export const collectFn = createServerFn({ method: 'POST' })
  .validator(inputOf(collectSchema))
  .handler(({ data }) => outcomeOf(() => collect(siteContext().callGateway, data())));
