import type { QueryClient } from '@tanstack/react-query';
import { MEMBER_KEY, walletQuery } from './member.queries';

const CHANNEL = 'money-moves';

/** Money of the member has moved, and the phone knows of it: the balance is asked for again, in other tabs as well. */
export function moneyMoved(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: walletQuery().queryKey });
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Follows what other tabs know: all that is a member's is asked for again. Answers how to stop. */
export function followMoves(queryClient: QueryClient): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
  return () => channel.close();
}
