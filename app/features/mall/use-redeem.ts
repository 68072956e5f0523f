import { useQueryClient } from '@tanstack/react-query';
import type { Delivery } from '@/contracts/mall/delivery';
import { redeemItem } from '@/contracts/mall/redeem';
import type { OutputOf } from '@/contracts/operation';
import { gateway } from '../../lib/calls/gateway';
import { memberChanged } from '../../session/member-changes';
import { useIntent } from '../../session/use-intent';
import { type MallItem, mallItemsQuery } from './mall.queries';

export type Redeemed = OutputOf<typeof redeemItem>;

/**
 * Redeems an item at the price that is shown, once; then all that shows points, money or stock is asked for again, and
 * after a refusal waited for: something is not as it stood there (MALL-03, MALL-04).
 * @throws GatewayError
 */
export function useRedeem() {
  const queryClient = useQueryClient();
  const sendOnce = useIntent('mall');
  const renew = () =>
    Promise.all([memberChanged(queryClient), queryClient.invalidateQueries(mallItemsQuery())]);

  return async ({ id: itemId, points }: MallItem, delivery: Delivery | undefined): Promise<Redeemed> => {
    const asked = { itemId, points, ...(delivery && { delivery }) };
    try {
      const redeemed = await sendOnce({ itemId }, (idempotencyKey) =>
        gateway(redeemItem, asked, undefined, idempotencyKey),
      );
      void renew();
      return redeemed;
    } catch (error) {
      await renew();
      throw error;
    }
  };
}
