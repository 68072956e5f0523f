import { m } from '@/app/paraglide/messages.js';
import { Button } from '@/app/ui/button';
import styles from './failed-section.module.css';

/** Stands for a section of the security centre that could not be loaded. */
export const FailedSection = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.failed} role="alert">
    <p>{m.security_sessions_failed()}</p>
    <Button look="tonal" icon="refresh" onClick={onRetry}>
      {m.action_retry()}
    </Button>
  </div>
);
