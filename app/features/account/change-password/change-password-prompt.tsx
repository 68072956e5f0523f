import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { notePrompted, onPromptAgain, wasPrompted } from '@/app/session/password-prompt';
import { usePopupQueue } from '@/app/shell/popup-queue';
import { Button, buttonClass } from '@/app/ui/button';
import { Choices } from '@/app/ui/choices';
import { Popup } from '@/app/ui/popup';
import styles from './change-password-prompt.module.css';

const CHANGE_PASSWORD = '/m/changePsw';

/**
 * Suggests to change a password that somebody else has given: once per login, and whenever something is refused until
 * that is done (SESS-41, SESS-42).
 */
export function ChangePasswordPrompt({ sessionId }: { sessionId: string }) {
  useLocale();
  const [open, setOpen] = useState(false);
  const changing = useLocation({ select: ({ pathname }) => pathname === CHANGE_PASSWORD });
  const close = () => setOpen(false);

  useEffect(() => {
    const ask = () => {
      if (wasPrompted(sessionId)) return;
      notePrompted(sessionId);
      setOpen(true);
    };
    ask();
    return onPromptAgain(ask);
  }, [sessionId]);

  const mayShow = usePopupQueue('password', open && !changing);
  if (!mayShow) return null;
  return (
    <Popup shape="sheet" title={m.first_login_title()} closeLabel={m.action_close()} onClose={close}>
      <p className={styles.text}>{m.first_login_text()}</p>
      <Choices>
        <Button look="secondary" onClick={close}>
          {m.first_login_later()}
        </Button>
        <Link to={CHANGE_PASSWORD} className={buttonClass('primary')} onClick={close}>
          {m.first_login_change()}
        </Link>
      </Choices>
    </Popup>
  );
}
