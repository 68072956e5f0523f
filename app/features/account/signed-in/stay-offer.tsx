import { useEffect, useState } from 'react';
import { isStandalone } from '@/app/lib/app-shell/standalone';
import { deviceStore } from '@/app/lib/storage/storage';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { mayStay } from '@/app/session/member-types';
import { usePopupQueue } from '@/app/shell/popup-queue';
import { Button } from '@/app/ui/button';
import { Choices } from '@/app/ui/choices';
import { Popup } from '@/app/ui/popup';
import type { SessionInfo } from '@/contracts/session/session-info';
import styles from './signed-in.module.css';
import { useStaySwitch } from './use-stay-switch';

/** Local storage: somebody on this device has answered the offer. */
const ANSWERED_KEY = 'STAY_ANSWERED';

/** Offers once, after a login in the installed app, to stay signed in there; never again after an answer (SESS-45). */
export function StayOffer({ session }: { session: SessionInfo }) {
  useLocale();
  const [asks, setAsks] = useState(false);
  const { stays, change, isBusy } = useStaySwitch(session);
  useEffect(() => setAsks(isStandalone() && deviceStore.text(ANSWERED_KEY) === null), []);
  const mayShow = usePopupQueue('stay', asks && mayStay(session) && (isBusy || !stays));

  async function answer(yes: boolean): Promise<void> {
    deviceStore.set(ANSWERED_KEY, '1');
    if (yes) await change(true);
    setAsks(false);
  }

  if (!mayShow) return null;
  return (
    <Popup
      shape="sheet"
      title={m.stay_title()}
      closeLabel={m.action_close()}
      dismissible={!isBusy}
      onClose={() => void answer(false)}
    >
      <div className={styles.form}>
        <p className={styles.text}>{m.stay_offer_text()}</p>
        <Choices>
          <Button look="secondary" disabled={isBusy} onClick={() => void answer(false)}>
            {m.stay_no()}
          </Button>
          <Button busyText={isBusy ? m.action_working() : undefined} onClick={() => void answer(true)}>
            {m.stay_yes()}
          </Button>
        </Choices>
      </div>
    </Popup>
  );
}
