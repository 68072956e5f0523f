import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { useAction } from '@/app/forms/use-action';
import { gateway } from '@/app/lib/calls/gateway';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Button } from '@/app/ui/button';
import { Choices } from '@/app/ui/choices';
import { Popup } from '@/app/ui/popup';
import { cancelDeposit } from '@/contracts/deposit/orders';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import type { Currency } from '@/contracts/site';
import { depositQuery, depositsQuery } from '../deposit.queries';
import styles from './cancel-order.module.css';
import type { Order } from './order-state';

/** Ends an order that was not paid in whole, after asking: what came stays the member's (MONEY-02). */
export function CancelOrder({ order }: { order: Order }) {
  const { currency } = useSite();
  const { orderNo } = order;
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { queryKey } = depositQuery(orderNo);
  const { action, question, texts } = wordsOf(order, currency);

  const { run, isBusy } = useAction(
    async () => {
      await gateway(cancelDeposit, { orderNo });
      void queryClient.invalidateQueries({ queryKey: depositsQuery().queryKey });
    },
    {
      // Money may have come meanwhile: what became of it, the gateway says.
      settled: () => queryClient.invalidateQueries({ queryKey }).then(() => setAsks(false)),
    },
  );

  return (
    <>
      <Button look="text" onClick={() => setAsks(true)}>
        {action}
      </Button>
      {asks && (
        <Popup
          shape="sheet"
          title={question}
          closeLabel={m.action_close()}
          onClose={() => setAsks(false)}
          dismissible={!isBusy}
        >
          {texts.map((text) => (
            <p key={text} className={styles.text}>
              {text}
            </p>
          ))}
          <Choices>
            <Button look="secondary" disabled={isBusy} onClick={() => setAsks(false)}>
              {m.deposit_keep()}
            </Button>
            <Button
              look="destructive"
              busyText={isBusy ? m.action_working() : undefined}
              onClick={() => void run()}
            >
              {action}
            </Button>
          </Choices>
        </Popup>
      )}
    </>
  );
}

/** What ending it comes to: nothing was paid, a part is there already, or a card is out of hand. */
function wordsOf({ state, kind, amount, paid, bonus }: Order, currency: Currency) {
  const short = (sum: number) => formatShortMoney(sum as MinorUnits, currency);
  if (state === 'partlyPaid') {
    const text = m.deposit_take_part_text({ paid: short(paid), rest: short(amount - paid) });
    return {
      action: m.deposit_take_part(),
      question: m.deposit_take_part_question(),
      texts: bonus?.state === 'promised' ? [text, m.deposit_take_part_bonus()] : [text],
    };
  }
  return kind === 'voucher'
    ? {
        action: m.deposit_card_leave(),
        question: m.deposit_card_leave_question(),
        texts: [m.deposit_card_leave_text()],
      }
    : {
        action: m.deposit_cancel(),
        question: m.deposit_cancel_question(),
        texts: [m.deposit_cancel_text()],
      };
}
