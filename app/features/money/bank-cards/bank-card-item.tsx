import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '@/app/forms/use-action';
import { gateway } from '@/app/lib/calls/gateway';
import { useIsWaiting } from '@/app/lib/time/use-is-waiting';
import { m } from '@/app/paraglide/messages.js';
import { Button } from '@/app/ui/button';
import { tightCardClass } from '@/app/ui/card';
import { Choices } from '@/app/ui/choices';
import { Popup } from '@/app/ui/popup';
import { makeDefaultBankCard, removeBankCard } from '@/contracts/bank-cards/bank-cards';
import { BankCardFace } from './bank-card-face';
import { type BankCard, bankCardsQuery } from './bank-cards.queries';
import styles from './bank-cards-screen.module.css';

type Props = { card: BankCard; waitHours: number };
type Deed = typeof removeBankCard | typeof makeDefaultBankCard;

/** A bound card with what can be done to it; unbinding asks first (ACC-13). */
export function BankCardItem({ card, waitHours }: Props) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const isWaiting = useIsWaiting(card.withdrawFrom);
  const { bankCardId, bankName, lastDigits, isDefault } = card;

  const { run, isBusy, running } = useAction(
    async (deed: Deed) => {
      await gateway(deed, { bankCardId });
      return deed === removeBankCard ? m.cards_unbound() : m.cards_made_default();
    },
    {
      settled() {
        setAsking(false);
        return queryClient.invalidateQueries({ queryKey: bankCardsQuery().queryKey });
      },
    },
  );

  const busyText = (deed: Deed) => (running === deed ? m.action_working() : undefined);
  return (
    <li className={tightCardClass}>
      <BankCardFace card={card} isWaiting={isWaiting} />
      <div className={styles.actions}>
        {!isDefault && (
          <Button
            look="secondary"
            busyText={busyText(makeDefaultBankCard)}
            onClick={() => void run(makeDefaultBankCard)}
          >
            {m.cards_make_default()}
          </Button>
        )}
        <Button look="secondary" disabled={isBusy} onClick={() => setAsking(true)}>
          {m.cards_unbind()}
        </Button>
      </div>
      {asking && (
        <Popup
          shape="sheet"
          title={m.cards_unbind_title()}
          closeLabel={m.action_close()}
          onClose={() => !isBusy && setAsking(false)}
        >
          <p className={styles.text}>
            {m.cards_unbind_text({ bank: bankName, digits: lastDigits, hours: waitHours })}
          </p>
          <Choices>
            <Button look="secondary" disabled={isBusy} onClick={() => setAsking(false)}>
              {m.cards_keep()}
            </Button>
            <Button
              look="destructive"
              busyText={busyText(removeBankCard)}
              onClick={() => void run(removeBankCard)}
            >
              {m.cards_unbind()}
            </Button>
          </Choices>
        </Popup>
      )}
    </li>
  );
}
