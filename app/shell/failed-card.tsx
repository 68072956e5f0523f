import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button';
import { StateCard } from '../ui/state-card';

type Props = {
  title: string;
  text: string;
  /** It is being asked for again. */
  busy?: boolean;
  onRetry: () => void;
};

/**
 * Stands for content that could not be loaded, with a way to ask for it again, and with it for whatever else on the screen
 * failed and says nothing of it. Drawn by what knows the language.
 */
export function FailedCard({ title, text, busy = false, onRetry }: Props) {
  const queryClient = useQueryClient();
  const retry = () => {
    onRetry();
    const failed: QueryFilters = { type: 'active', predicate: ({ state }) => state.status === 'error' };
    void queryClient.refetchQueries(failed, { cancelRefetch: false });
  };
  return (
    <StateCard kind="error" title={title} text={text}>
      <Button look="tonal" icon="refresh" busyText={busy ? m.action_working() : undefined} onClick={retry}>
        {m.action_retry()}
      </Button>
    </StateCard>
  );
}
