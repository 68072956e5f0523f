import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { memberChanged } from '../../session/member-changes';

/**
 * Has the balance asked for again once a mark is another: what is known of an order that is another whenever its money
 * has moved. Undefined while nothing is known.
 */
export function useMoneyMark(mark: string | number | undefined): void {
  const queryClient = useQueryClient();
  const known = useRef(mark);
  useEffect(() => {
    const before = known.current;
    known.current = mark ?? before;
    if (before === undefined || known.current === before) return;
    void memberChanged(queryClient);
  }, [mark, queryClient]);
}
