import { useCallback, useEffect, useRef } from 'react';
import { openIntents, type SendOnce } from '../lib/calls/intent';
import { useSession } from './session.queries';

/** `sendOnce` of a form of the member's, opened with it: what is sent by it counts once (MONEY-21). */
export function useIntent(form: string): SendOnce {
  const member = useSession()?.userName;
  const intents = useRef<SendOnce>(undefined);
  useEffect(() => {
    intents.current = openIntents();
  }, []);

  return useCallback<SendOnce>(
    (meant, send) => {
      intents.current ??= openIntents();
      return intents.current({ form, member, meant }, send);
    },
    [form, member],
  );
}
