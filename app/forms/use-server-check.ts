import { useEffect, useRef, useState } from 'react';

/**
 * Asks the server about a value of a form, when its field is left: whether a username is free, for one (REG-74). An
 * answer counts for the value it was asked for alone; it is null without one, so that nothing is held up.
 */
export function useServerCheck<Answer>(ask: (value: string, signal: AbortSignal) => Promise<Answer>) {
  const [known, setKnown] = useState<{ value: string; answer: Answer } | null>(null);
  const call = useRef<AbortController>(undefined);

  useEffect(() => () => call.current?.abort(), []);

  const answerTo = (value: string) => (known?.value === value ? known.answer : null);

  async function check(value: string): Promise<void> {
    if (answerTo(value) !== null) return;
    call.current?.abort();
    const asking = new AbortController();
    call.current = asking;
    const answer = await ask(value, asking.signal).catch(() => null);
    if (answer !== null && !asking.signal.aborted) setKnown({ value, answer });
  }

  return { check, answerTo };
}
