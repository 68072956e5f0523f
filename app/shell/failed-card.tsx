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

/** Stands for content that could not be loaded, with a way to ask for it again. Drawn by what knows the language. */
export function FailedCard({ title, text, busy = false, onRetry }: Props) {
  return (
    <StateCard kind="error" title={title} text={text}>
      <Button look="tonal" icon="refresh" busyText={busy ? m.action_working() : undefined} onClick={onRetry}>
        {m.action_retry()}
      </Button>
    </StateCard>
  );
}
