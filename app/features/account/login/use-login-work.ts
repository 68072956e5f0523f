import { useEffect, useRef, useState } from 'react';
import { GatewayError } from '../../../../contracts/errors';
import type { LoginWork } from '../../../../contracts/session/login-work';
import { writeWork } from '../../../../contracts/session/login-work-done';
import { refusalValue } from '../../../lib/outcome';

/**
 * Work that the gateway asks of a stranger's device before it judges another try (LOGIN-83): begun with the refusal
 * that asks for it, so that it is mostly done when the captcha has been typed. Its files are loaded only then.
 */
export function useLoginWork() {
  const done = useRef<Promise<string | undefined>>(undefined);
  const ended = useRef<AbortController>(undefined);
  const [asked, setAsked] = useState(false);
  const [working, setWorking] = useState(false);
  useEffect(() => () => ended.current?.abort(), []);

  function begin(work: LoginWork | undefined): void {
    ended.current?.abort();
    setAsked(work !== undefined);
    setWorking(work !== undefined);
    const end = new AbortController();
    const { signal } = end;
    ended.current = end;
    done.current = work && workOut(work, signal);
    void done.current?.then(() => !signal.aborted && setWorking(false));
  }

  /** Sends a try with the work, once that is done; each is good for one. What lacks work alone is sent again with it. */
  async function through<T>(send: (work: string | undefined) => Promise<T>): Promise<T> {
    try {
      return await send(await taken());
    } catch (error) {
      const lacks = error instanceof GatewayError && error.code === 'login.work.required';
      if (!lacks) throw error;
      begin(refusalValue(error).work);
      const work = await taken();
      if (work === undefined) throw error;
      return send(work);
    }
  }

  async function taken(): Promise<string | undefined> {
    const work = await done.current;
    done.current = undefined;
    return work;
  }

  return { asked, working, begin, through };
}

/** Nothing where the device cannot do it: the gateway then says what is missing. */
async function workOut({ salt, challenge, maxnumber }: LoginWork, signal: AbortSignal) {
  try {
    const { workBeside } = await import('../verification/altcha-work');
    const number = await workBeside({ algorithm: 'SHA-256', challenge, salt, maxnumber }, signal);
    return number === null ? undefined : writeWork(challenge, number);
  } catch {
    return undefined;
  }
}
