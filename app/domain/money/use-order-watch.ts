import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useMoneyMark } from './use-money-mark';

/** Pauses between two questions, in milliseconds; the last one stays. */
const PAUSES = [3_000, 3_000, 5_000, 8_000, 13_000, 21_000, 30_000];
/** The same for an order that nothing is expected of, though it may still come. */
const RARE_PAUSES = [30_000, 60_000, 120_000, 300_000];

type Watched<T> = {
  /** No more is to come: nobody asks any longer. */
  isOver: (order: T) => boolean;
  /** Nothing is expected any more, though money may still come: asked for rarely. */
  isLate?: (order: T) => boolean;
  /** What is another once money has moved: the balance is asked for again with it. */
  moved: (order: T) => string | number;
};

/**
 * An order on its way (deposit, withdrawal), which turns by itself: asked for with growing pauses, not while the page is
 * hidden, and at once when it is looked at again, or when the network is back. Responses the order, when the gateway last
 * told of it (epoch ms of this device), whether it is being asked, whether the last question failed, and `check`, which
 * asks now.
 */
export function useOrderWatch<T, Key extends QueryKey>(
  options: UseSuspenseQueryOptions<T, Error, T, Key>,
  { isOver, isLate = () => false, moved }: Watched<T>,
) {
  const {
    data: order,
    dataUpdatedAt: checkedAt,
    isFetching,
    isRefetchError,
    refetch,
  } = useSuspenseQuery(options);
  const over = isOver(order);
  const late = isLate(order);
  const check = useCallback(async () => void (await refetch({ cancelRefetch: false })), [refetch]);

  useMoneyMark(moved(order));

  useEffect(() => {
    if (over) return;
    const pauses = late ? RARE_PAUSES : PAUSES;
    let asked = 0;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (left || document.visibilityState === 'hidden') return;
      timer = setTimeout(ask, pauses[Math.min(asked, pauses.length - 1)]);
      asked += 1;
    };
    const ask = () => void check().then(wait);
    const onLook = () => {
      clearTimeout(timer);
      asked = 0;
      if (document.visibilityState === 'visible') ask();
    };
    wait();
    document.addEventListener('visibilitychange', onLook);
    addEventListener('online', onLook);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onLook);
      removeEventListener('online', onLook);
    };
  }, [over, late, check]);

  return { order, checkedAt, isChecking: isFetching, hasFailed: isRefetchError, check };
}
