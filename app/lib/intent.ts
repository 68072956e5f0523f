import { useCallback, useRef } from 'react';

/**
 * Sends what a member means once: under one key of idempotency as long as the same is sent again because no answer
 * came, under a new one after an answer, and for anything else (MONEY-21).
 */
export function useIntent() {
  const last = useRef<{ input: string; key: string }>(undefined);

  return useCallback(async function sendOnce<T>(
    input: unknown,
    send: (idempotencyKey: string) => Promise<T>,
  ): Promise<T> {
    const text = JSON.stringify(input);
    if (last.current?.input !== text) last.current = { input: text, key: crypto.randomUUID() };
    const intent = last.current;
    const answer = await send(intent.key);
    if (last.current === intent) last.current = undefined;
    return answer;
  }, []);
}
