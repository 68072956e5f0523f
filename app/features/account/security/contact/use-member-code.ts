import { useEffect, useState } from 'react';
import { useAction } from '@/app/forms/use-action';
import { lazily } from '@/app/lib/calls/outcome';
import { CODE_LOADING, CODE_SENT_TOAST } from '@/app/lib/time/timing';
import { useCountdown } from '@/app/lib/time/use-countdown';
import { m } from '@/app/paraglide/messages.js';
import { useToast } from '@/app/shell/toast';
import type { Mobile } from '../../phone/mobile';
import { type Deadlines, keepDeadlines, readDeadlines } from '../../verification/code-deadlines';
import type { Channel } from './contact-rules';

const sendMemberCode = lazily(
  () => import('./contact.functions'),
  (all) => all.sendMemberCodeFn,
);

type Options = {
  channel: Channel;
  /** Where it goes, as it is shown: the present contact masked, or the new one. */
  name: string;
  /** The new contact; the present one without it. */
  target?: { mobile: Mobile } | { email: string };
  /** Checks the new contact and shows what is wrong with it; answers whether a code may be sent there. */
  mayAsk?: () => boolean;
};

const LONGEST_REFUSAL = 3_600;

/** A code for a change of contact but for its field: sending, messages, countdown over a reload (ACC-02). */
export function useMemberCode({ channel, name, target, mayAsk = () => true }: Options) {
  const toast = useToast();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [deadlines, setDeadlines] = useState<Deadlines>({});
  const key = `${channel} ${name}`;
  const secondsLeft = useCountdown(deadlines[key] ?? 0);

  useEffect(() => setDeadlines(readDeadlines('contact')), []);

  function wait(milliseconds: number) {
    const until = Date.now() + milliseconds;
    setDeadlines(keepDeadlines('contact', { ...readDeadlines('contact'), [key]: until }));
  }

  const { run, isBusy } = useAction(
    async () => {
      toast(m.code_sending(), { duration: CODE_LOADING });
      wait((await sendMemberCode({ data: { channel, ...target } })).waitMs);
      setSentTo(name);
      toast(m.code_sent(), { kind: 'success', duration: CODE_SENT_TOAST });
    },
    {
      refused({ code, retryAfter }) {
        if (code === 'rate.limited' && retryAfter) wait(Math.min(retryAfter, LONGEST_REFUSAL) * 1000);
      },
    },
  );

  async function send() {
    if (!isBusy && secondsLeft === null && mayAsk()) await run();
  }

  return { secondsLeft, sending: isBusy, sentTo: sentTo === name ? sentTo : null, send };
}
