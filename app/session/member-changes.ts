import type { QueryClient } from '@tanstack/react-query';
import { MEMBER_KEY } from './member.queries';

const CHANNEL = 'member-changes';
/** Where the last movement that this tab told of is noted: it hears of its own as well. */
const TOLD = [CHANNEL];

/**
 * Money of the member has moved, or may have, or the member has changed something of its own: all that is the member's
 * is asked for again, in other tabs as well.
 * Responses when what this page shows has come.
 */
export function memberChanged(queryClient: QueryClient): Promise<void> {
  const channel = openChannel();
  const move = Math.random();
  queryClient.setQueryData(TOLD, move);
  channel?.postMessage(move);
  channel?.close();
  return queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
}

/** The way to the other tabs; undefined in a browser that has none, or forbids it with its storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return;
  }
}

/** Follows what other tabs know of: at once, or when the page is looked at again. Responses how to stop. */
export function followMoves(queryClient: QueryClient): () => void {
  const isHidden = () => document.visibilityState === 'hidden';
  const member = { queryKey: [MEMBER_KEY] };
  const channel = openChannel();
  if (!channel) return () => {};
  channel.onmessage = ({ data }) => {
    if (data === queryClient.getQueryData(TOLD)) return;
    void queryClient.invalidateQueries({ ...member, refetchType: isHidden() ? 'none' : 'active' });
  };
  const onLook = () => {
    if (isHidden()) return;
    void queryClient.refetchQueries({
      ...member,
      type: 'active',
      predicate: ({ state }) => state.isInvalidated,
    });
  };
  document.addEventListener('visibilitychange', onLook);
  return () => {
    channel.close();
    document.removeEventListener('visibilitychange', onLook);
  };
}
