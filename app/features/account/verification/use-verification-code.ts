import { useEffect, useRef, useState } from 'react';
import { useAction } from '@/app/forms/use-action';
import { unwrap } from '@/app/lib/calls/outcome';
import { CODE_COUNTDOWN, CODE_LOADING, CODE_LOADING_FORGET, CODE_SENT_TOAST } from '@/app/lib/time/timing';
import { useCountdown } from '@/app/lib/time/use-countdown';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { useToast } from '@/app/shell/toast';
import { GatewayError } from '@/contracts/errors';
import type { CodePurpose } from '@/contracts/verification/send-code';
import { type Shown, workedThrough } from '../captcha/work-out';
import { type Mobile, mobileKey } from '../phone/mobile';
import { type Deadlines, deadlineOf, keepDeadlines, readDeadlines } from './code-deadlines';
import { proveHuman } from './human-verification';
import { firebaseNumberFn, sendCodeFn } from './verification.functions';

type Options = {
  purpose: CodePurpose;
  mobile: Mobile;
  /** Checks and shows the number's issue alone; answers whether it may be sent (SMS-02, SMS-03). */
  checkMobile: () => boolean;
  /** Firebase sends and checks the code (SMS-23 to SMS-28). */
  firebase: boolean;
};

const LONGEST_REFUSAL = 3_600;

/** Everything about one SMS code but its field: human verification, sending, countdown, confirmation (SMS-01 to SMS-33). */
export function useVerificationCode({ purpose, mobile, checkMobile, firebase }: Options) {
  const { humanVerification, firebase: settings } = useSite();
  const toast = useToast();
  const [sent, setSent] = useState<{ number: string; text: string } | null>(null);
  const proven = useRef<{ number: string; typed: string; firebaseIdToken: string }>(null);
  const [deadlines, setDeadlines] = useState<Deadlines>({});
  const number = mobileKey(mobile);
  const secondsLeft = useCountdown(deadlineOf(deadlines, mobile.mobileNum && number));

  useEffect(() => setDeadlines(readDeadlines(purpose)), [purpose]);

  function wait(milliseconds: number) {
    const until = Date.now() + milliseconds;
    // Kept also for a visitor who left the form while the code was on its way.
    setDeadlines(keepDeadlines(purpose, { ...readDeadlines(purpose), [number]: until }));
  }

  const { run, isBusy } = useAction(
    async () => {
      // The message of what came of it takes the place of this one.
      toast(m.code_sending(), { duration: purpose === 'forget' ? CODE_LOADING_FORGET : CODE_LOADING });
      wait(await request());
      setSent({ number, text: await formatted(mobile) });
      toast(m.code_sent(), { kind: 'success', duration: CODE_SENT_TOAST });
    },
    {
      refused({ code, retryAfter }) {
        if (code === 'rate.limited' && retryAfter) wait(Math.min(retryAfter, LONGEST_REFUSAL) * 1000);
      },
    },
  );

  async function send() {
    if (!isBusy && secondsLeft === null && checkMobile()) await run();
  }

  /** Sends the code and answers the wait before another one, in milliseconds. */
  async function request(): Promise<number> {
    if (!firebase) {
      const sendWith = async ({ work }: Shown) => {
        const proof = await proveHuman(humanVerification);
        return (await unwrap(sendCodeFn({ data: { ...mobile, ...proof, purpose, work } }))).waitMs;
      };
      return workedThrough(humanVerification, sendWith, { widget: 'never' });
    }
    const proof = await proveHuman(humanVerification);
    const { e164 } = await unwrap(firebaseNumberFn({ data: { ...mobile, ...proof } }));
    if (!settings) throw new GatewayError('firebase.failed');
    const { sendFirebaseCode } = await import('./firebase-code');
    await sendFirebaseCode(settings, e164);
    return CODE_COUNTDOWN;
  }

  return {
    /** Whole seconds before another code may be asked for; null when one may be (SMS-13). */
    secondsLeft,
    sending: isBusy,
    /** The number as it is written, `+84 912 345 678`, once a code went to it; null after another was typed. */
    sentTo: sent?.number === number ? sent.text : null,
    send,
    /** Has Firebase check what was typed where it sent the code; its token goes into the payload (SMS-24, SMS-25). */
    async confirm(typed: string): Promise<{ firebaseIdToken?: string }> {
      if (!firebase) return {};
      // Firebase takes a code once; the form may be sent again, after another field was refused for one.
      const known = proven.current;
      if (known?.number === number && known.typed === typed)
        return { firebaseIdToken: known.firebaseIdToken };
      const { confirmFirebaseCode } = await import('./firebase-code');
      const firebaseIdToken = await confirmFirebaseCode(typed);
      proven.current = { number, typed, firebaseIdToken };
      return { firebaseIdToken };
    },
  };
}

export type VerificationCode = ReturnType<typeof useVerificationCode>;

async function formatted({ mobileNum, countryDialingCode }: Mobile): Promise<string> {
  const digits = mobileNum.replace(/^0+/, '');
  const text = await import('../phone/format-mobile').then(
    ({ formatMobile }) => formatMobile(digits, countryDialingCode).text,
    () => digits,
  );
  return `+${countryDialingCode} ${text}`;
}
