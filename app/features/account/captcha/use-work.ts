import { useEffect, useRef, useState } from 'react';
import { useSite } from '@/app/session/site.queries';
import { type ErrorCode, GatewayError } from '@/contracts/errors';
import type { Work } from '@/contracts/session/work';
import { type Shown, type WidgetUse, workedThrough, workOut } from './work-out';

/** What is refused with before the gateway has looked at the work. */
const UNSEEN = new Set<ErrorCode>(['rate.limited', 'human.verification.failed']);

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
    let unseen = kept;
    try {
      return await workedThrough(humanVerification, tried, {
        first: kept ? { work: kept } : {},
        work,
        widget,
      });
    } catch (error) {
      // Nobody has looked at it: it is as good as before.
      if (unseen) done.current = { name, work: Promise.resolve(unseen) };
      throw error;
    }

    async function tried(shown: Shown): Promise<T> {
      unseen = undefined;
      try {
        return await send(shown);
      } catch (error) {
        if (error instanceof GatewayError && UNSEEN.has(error.code)) unseen = shown.work;
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
