import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { PageFrame } from '@/app/shell/page-frame';
import { Button, buttonClass } from '@/app/ui/button';
import { Motif } from '@/app/ui/motif';
import { Notice } from '@/app/ui/notice';
import { AuthLink } from '../auth-link';
import styles from './free-trial-screen.module.css';
import { useFreePlay } from './use-free-play';

/** `/m/freeTrial`: waits while free play starts, and says how to go on when it does not (ROUTE-95, TRIAL-01 to TRIAL-06). */
export function FreeTrialScreen({ onActive }: { onActive: () => Promise<void> }) {
  useLocale();
  const { failed, retry } = useFreePlay(onActive);
  return (
    <PageFrame>
      <div className={styles.screen}>
        <Motif name="rng-lantern" size={120} />
        {failed ? <Failed retry={retry} /> : <Waiting />}
        <noscript>
          <Notice kind="warning">{m.free_play_needs_scripts()}</Notice>
        </noscript>
      </div>
    </PageFrame>
  );
}

function Waiting() {
  return (
    <div className={styles.text} role="status">
      <h2 className={styles.title}>{m.free_play_wait_title()}</h2>
      <p>{m.free_play_wait_text()}</p>
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <>
      <div className={styles.text}>
        <h2 className={styles.title}>{m.free_play_failed_title()}</h2>
        <p>{m.free_play_failed_text()}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={retry}>{m.action_retry()}</Button>
        <AuthLink to="login" place="page" className={buttonClass('outline')}>
          {m.log_in()}
        </AuthLink>
        <AuthLink to="register" place="page" className={buttonClass('text')}>
          {m.register_open()}
        </AuthLink>
      </div>
    </>
  );
}
