import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { addBankCard } from '@/contracts/bank-cards/bank-cards';
import { idempotencyKey } from '@/contracts/shared/idempotency-key';

const requestSchema = v.object({ ...addBankCard.input.entries, idempotencyKey });

/** Binds a bank card; its number leaves the edge encrypted only (CALL-44, ACC-13, LOGIN-77). */
export const addBankCardFn = createServerFn({ method: 'POST' })
  .validator(inputOf(requestSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { idempotencyKey, ...card } = data();
      await siteContext().callGateway(addBankCard, card, { idempotencyKey });
      return null;
    }),
  );
