import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '../../lib/calls/outcome';
import { siteContext } from '../../lib/calls/site-context';
import type { PromotionInFull, PromotionSummary } from './promotion-summary';
import { readPromotion, readPromotionsPage } from './read-promotions.server';

const id = v.union([v.number(), v.pipe(v.string(), v.maxLength(64))]);
const pageSchema = v.object({
  category: v.optional(id),
  offset: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const oneSchema = v.object({ id });

/** One page of the promotions without their texts (PROMO-01, PROMO-11). */
export const promotionsPageFn = createServerFn({ method: 'GET' })
  .validator(inputOf(pageSchema))
  .handler(({ data }) => outcomeOf(async () => readPromotionsPage(siteContext(), data(), Date.now())));

/** One promotion in full; null when there is none of the id (PROMO-07, PROMO-09). */
export const promotionFn = createServerFn({ method: 'GET' })
  .validator(inputOf(oneSchema))
  .handler(({ data }) => outcomeOf(async () => readPromotion(siteContext(), data().id, Date.now())));

/** What a form needs to know of a promotion, without its text (REWARD-43). */
export const promotionTermsFn = createServerFn({ method: 'GET' })
  .validator(inputOf(oneSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const found = await readPromotion(siteContext(), data().id, Date.now());
      return found && termsOf(found);
    }),
  );

function termsOf({ content: _, ...terms }: PromotionInFull): PromotionSummary {
  return terms;
}
