import { useEffect, useRef, useState } from 'react';
import { lazily } from '../../../lib/outcome';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { messageOfError } from '../../../shell/error-message';
import { FailedCard } from '../../../shell/failed-card';
import { useSessionEnded } from '../../../shell/session-watch';
import { Spinner } from '../../../ui/spinner';
import styles from './chat-screen.module.css';

/** Where the chat's front page leads back to: this page would only lead there again. */
const BACK = '/m/support';

const functions = () => import('./chat.functions');
const openChat = lazily(functions, (all) => all.openChatFn);

/** `/m/chat`: opens the front page of the chat in the place of this page, and says so when it does not open (CHAT-29). */
export function ChatScreen() {
  useLocale();
  const { failure, open } = useOpenChat();
  if (failure !== null) {
    return (
      <FailedCard title={m.chat_failed_title()} text={messageOfError(failure)} onRetry={() => void open()} />
    );
  }
  return (
    <p className={styles.waiting} role="status">
      <Spinner />
      {m.chat_opening()}
    </p>
  );
}

function useOpenChat() {
  const onEnded = useSessionEnded();
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef(false);

  async function open() {
    if (running.current) return;
    running.current = true;
    setFailure(null);
    try {
      const data = { title: m.support_chat(), backPath: BACK };
      const { url } = await openChat({ data });
      location.replace(url);
    } catch (error) {
      onEnded(error);
      setFailure(error);
    }
    running.current = false;
  }

  // Once, on entering.
  const first = useRef(open);
  useEffect(() => void first.current(), []);
  return { failure, open };
}
