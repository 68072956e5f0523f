import { type RefObject, useEffect, useRef } from 'react';
import { Money } from '@/app/domain/money/money';
import { clockTime } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Button } from '@/app/ui/button';
import { Tag, type TagTone } from '@/app/ui/tag';
import type { getOrder } from '@/contracts/lottery-orders/lottery-orders';
import type { ResponseOf } from '@/contracts/operation';
import styles from './ticket-row.module.css';

type Ticket = ResponseOf<typeof getOrder>['tickets'][number];

const STATES: Record<Ticket['state'], { tone: TagTone; text: () => string }> = {
  open: { tone: 'info', text: m.ticket_open },
  won: { tone: 'positive', text: m.round_won },
  lost: { tone: 'neutral', text: m.round_lost },
  cancelling: { tone: 'warning', text: m.ticket_state_cancelling },
  cancelled: { tone: 'neutral', text: m.ticket_state_cancelled },
};
const BETS: Readonly<Record<string, () => string>> = {
  last1: m.ticket_last1,
  last2: m.ticket_last2,
  last3: m.ticket_last3,
  even: m.ticket_even,
  odd: m.ticket_odd,
};

type Props = {
  ticket: Ticket;
  /** The question whether to cancel it stands in its place. */
  isAsked: boolean;
  isBusy: boolean;
  onAsk: (isAsked: boolean) => void;
  onCancel: () => void;
};

/** A ticket: what was bet on, how it stands, and as long as it can be, its cancellation, asked for first (MONEY-16). */
export function TicketRow({ ticket, isAsked, isBusy, onAsk, onCancel }: Props) {
  const { timeZone } = useSite();
  const { bet, digits, stake, win, state, cancellable, at } = ticket;
  const { tone, text } = STATES[state];
  const asking = isAsked && cancellable;
  const keep = useRef<HTMLButtonElement>(null);
  useFocusOn(keep, asking);
  return (
    <div className={styles.ticket}>
      <div className={styles.head}>
        <p className={styles.bet}>
          <span>{BETS[bet]?.() ?? bet}</span>
          {digits && (
            <bdi className={styles.digits} translate="no">
              {digits}
            </bdi>
          )}
        </p>
        <Tag tone={tone}>{text()}</Tag>
      </div>
      <p className={styles.about}>
        <span>
          <span>{`${clockTime(at, timeZone)} · `}</span>
          <Money amount={stake} />
        </span>
        {win > 0 && (
          <span className={styles.win}>
            <Money amount={win} signed />
          </span>
        )}
      </p>
      {asking ? (
        <div className={styles.question}>
          <p>{m.ticket_cancel_question()}</p>
          <div className={styles.actions}>
            <Button ref={keep} look="secondary" disabled={isBusy} onClick={() => onAsk(false)}>
              {m.ticket_keep()}
            </Button>
            <Button look="destructive" busyText={isBusy ? m.action_working() : undefined} onClick={onCancel}>
              {m.ticket_cancel()}
            </Button>
          </div>
        </div>
      ) : (
        cancellable && (
          <Button look="outline" onClick={() => onAsk(true)}>
            {m.ticket_cancel()}
          </Button>
        )
      )}
    </div>
  );
}

/** The question takes the place of the button that had the focus. */
function useFocusOn(target: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (isShown) target.current?.focus();
  }, [target, isShown]);
}
