import { useEffect, useRef, useState } from 'react';
import { checkUsername } from '../../../../contracts/member/check-username';
import { gateway } from '../../../lib/gateway';

/**
 * Asks whether a valid username is free, when the field is left (REG-74). An answer counts for the name it was asked
 * for alone; without one the name is neither free nor taken, so that nothing is held up.
 */
export function useUsernameCheck(username: string) {
  const [known, setKnown] = useState<{ username: string; free: boolean } | null>(null);
  const call = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another name gives up the question for this one
  useEffect(() => () => call.current?.abort(), [username]);

  async function check() {
    if (known?.username === username) return;
    call.current?.abort();
    const asking = new AbortController();
    call.current = asking;
    const free = await gateway(checkUsername, { username }, asking.signal).catch(() => null);
    if (free !== null && !asking.signal.aborted) setKnown({ username, free });
  }

  const answer = known?.username === username ? known.free : null;
  return { check, isFree: answer === true, isTaken: answer === false };
}
