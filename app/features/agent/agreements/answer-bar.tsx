import { useState } from 'react';
import { gateway } from '@/app/lib/calls/gateway';
import { clockTime, moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { useIntent } from '@/app/session/use-intent';
import { ActionBar } from '@/app/ui/action-bar';
import { Button } from '@/app/ui/button';
import { Choices } from '@/app/ui/choices';
import { answerAgreement } from '@/contracts/agreements/answer';
import type { MyVersion } from './agreements.queries';
import styles from './answer-bar.module.css';
import { ConfirmSheet } from './confirm-sheet';

type Answer = 'accepted' | 'refused';
type Props = { offer: MyVersion; current: MyVersion | undefined };

/** Until when an offer is to be answered, what happens otherwise, and both answers, of equal size (AGENT-24). */
export function AnswerBar({ offer, current }: Props) {
  const { timeZone } = useSite();
  // Part of the key of idempotency: an answer that was lost before an update is the same one after it.
  const sendOnce = useIntent('contract');
  const [asked, setAsked] = useState<Answer>();
  const { id: agreementId, version, answerBefore } = offer;
  const by = { time: clockTime(answerBefore, timeZone), date: moneyDay(answerBefore, timeZone) };

  async function send(answer: Answer): Promise<string> {
    const { from, version } = await sendOnce({ agreementId, answer }, (idempotencyKey) =>
      gateway(answerAgreement, { agreementId, answer }, undefined, idempotencyKey),
    );
    return from === null
      ? m.agreement_refused({ version })
      : m.agreement_accepted({ version, date: moneyDay(from, 'UTC') });
  }

  return (
    <ActionBar>
      <p className={styles.note}>
        {`${m.agreement_answer_before(by)} ${current ? m.agreement_else_version({ version: current.version }) : m.agreement_else_none()}`}
      </p>
      <Choices>
        <Button look="secondary" onClick={() => setAsked('refused')}>
          {m.agreement_refuse()}
        </Button>
        <Button onClick={() => setAsked('accepted')}>{m.agreement_accept()}</Button>
      </Choices>
      {asked === 'accepted' && (
        <ConfirmSheet
          title={m.agreement_accept_title({ version })}
          text={m.agreement_accept_text({ version })}
          confirm={m.agreement_accept()}
          act={() => send('accepted')}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'refused' && (
        <ConfirmSheet
          title={m.agreement_refuse_title({ version })}
          text={m.agreement_refuse_text()}
          confirm={m.agreement_refuse()}
          look="destructive"
          act={() => send('refused')}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ActionBar>
  );
}
