import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { redeemItem } from '../../../contracts/mall/redeem';
import { gateway } from '../../lib/gateway';
import { moneyMoved } from '../../session/money-moves';
import { useIntent } from '../../session/use-intent';
import { messageOfError } from '../../shell/error-message';
import { useSessionEnded } from '../../shell/session-watch';
import { type MallItem, mallItemsQuery } from './mall.queries';

type Asked = Pick<MallItem, 'id' | 'points'>;
type Done = { orderNo: string; points: number };

/**
 * Redeems an item at the price that is shown, once however often it is tapped; then all that shows points, money or stock
 * is asked for again, also after a refusal: something is not as it stood there (MALL-03, MALL-04).
 */
export function useRedeem() {
  const queryClient = useQueryClient();
  const onEnded = useSessionEnded();
  const sendOnce = useIntent('mall');
  const running = useRef(false);
  const [redeeming, setRedeeming] = useState(false);
  const [done, setDone] = useState<Done>();
  const [refusal, setRefusal] = useState<string>();

  async function redeem({ id: itemId, points }: Asked): Promise<void> {
    if (running.current) return;
    running.current = true;
    setRedeeming(true);
    setRefusal(undefined);
    try {
      const redeemed = await sendOnce({ itemId }, (idempotencyKey) =>
        gateway(redeemItem, { itemId, points }, undefined, idempotencyKey),
      );
      setDone(redeemed);
    } catch (error) {
      onEnded(error);
      setRefusal(messageOfError(error));
    }
    await Promise.all([moneyMoved(queryClient), queryClient.invalidateQueries(mallItemsQuery())]);
    running.current = false;
    setRedeeming(false);
  }

  return { redeem, redeeming, done, refusal };
}
