import { useEffect, useRef, useState } from 'react';
import { GatewayError } from '../../../../contracts/errors';
import type { Work } from '../../../../contracts/session/work';
import { useSite } from '../../../session/site.queries';
import { type Shown, type WidgetUse, workedThrough, workOut } from './work-out';

/**
 * Work that the gateway asks of a stranger's device before it judges another try (LOGIN-83): begun with the refusal
 * that asks for it, so that it is mostly done when the captcha has been typed. Its files are loaded only then. It is good
 * for the name it was asked for; a try with another one goes without.
 */
export function useWork() {
  const { humanVerification } = useSite();
  const done = useRef<{ name: string; work: Promise<string | undefined> }>(undefined);
  const ended = useRef<AbortController>(undefined);
  const [asked, setAsked] = useState(false);
  const [working, setWorking] = useState(false);
  useEffect(() => () => ended.current?.abort(), []);

  function begin(name: string, task: Work | undefined): void {
    ended.current?.abort();
    setAsked(task !== undefined);
    setWorking(task !== undefined);
    const end = new AbortController();
    const { signal } = end;
    ended.current = end;
    done.current = task && { name, work: workOut(task, signal) };
    void done.current?.work.then(() => !signal.aborted && setWorking(false));
  }

  /** Sends a try with the work, once that is done; each is good for one. What lacks work alone is sent again with it. */
  async function through<T>(
    name: string,
    send: (shown: Shown) => Promise<T>,
    widget: WidgetUse = 'with work',
  ): Promise<T> {
    const kept = await taken(name);
    return workedThrough(humanVerification, tried, { first: kept ? { work: kept } : {}, work, widget });

    async function tried(shown: Shown): Promise<T> {
      try {
        return await send(shown);
      } catch (error) {
        // Nobody has looked at it: it is as good as before.
        if (error instanceof GatewayError && error.code === 'rate.limited') {
          done.current = { name, work: Promise.resolve(shown.work) };
        }
        throw error;
      }
    }

    function work(task: Work) {
      begin(name, task);
      return taken(name);
    }
  }

  async function taken(name: string): Promise<string | undefined> {
    const kept = done.current;
    done.current = undefined;
    if (kept?.name === name) return kept.work;
    ended.current?.abort();
    setWorking(false);
  }

  return { asked, working, begin, through };
}
