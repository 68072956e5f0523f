import { useState } from 'react';
import { gateway } from '@/app/lib/calls/gateway';
import { clockTime, moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { useIntent } from '@/app/session/use-intent';
import { ActionBar } from '@/app/ui/action-bar';
import { Button } from '@/app/ui/button';
import { Choices } from '@/app/ui/choices';
import { answerContract } from '@/contracts/agreements/answer';
import type { MyVersion } from './agreements.queries';
import styles from './answer-bar.module.css';
import { ConfirmSheet } from './confirm-sheet';

type Answer = 'accepted' | 'refused';
type Props = { offer: MyVersion; current: MyVersion | undefined };

/** Until when an offer is to be answered, what happens otherwise, and both answers, of equal size (AGENT-24). */
export function AnswerBar({ offer, current }: Props) {
  const { timeZone } = useSite();
  const sendOnce = useIntent('contract');
  const [asked, setAsked] = useState<Answer>();
  const { id: agreementId, version, answerBefore } = offer;
  const by = { time: clockTime(answerBefore, timeZone), date: moneyDay(answerBefore, timeZone) };

  async function send(answer: Answer): Promise<string> {
    const { from, version } = await sendOnce({ agreementId, answer }, (idempotencyKey) =>
      gateway(answerContract, { agreementId, answer }, undefined, idempotencyKey),
    );
    return from === null
      ? m.contract_refused({ version })
      : m.contract_accepted({ version, date: moneyDay(from, 'UTC') });
  }

  return (
    <ActionBar>
      <p className={styles.note}>
        {`${m.contract_answer_before(by)} ${current ? m.contract_else_version({ version: current.version }) : m.contract_else_none()}`}
      </p>
      <Choices>
        <Button look="secondary" onClick={() => setAsked('refused')}>
          {m.contract_refuse()}
        </Button>
        <Button onClick={() => setAsked('accepted')}>{m.contract_accept()}</Button>
      </Choices>
      {asked === 'accepted' && (
        <ConfirmSheet
          title={m.contract_accept_title({ version })}
          text={m.contract_accept_text({ version })}
          confirm={m.contract_accept()}
          act={() => send('accepted')}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'refused' && (
        <ConfirmSheet
          title={m.contract_refuse_title({ version })}
          text={m.contract_refuse_text()}
          confirm={m.contract_refuse()}
          look="destructive"
          act={() => send('refused')}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ActionBar>
  );
}
