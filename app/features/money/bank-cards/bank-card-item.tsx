import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { gateway } from '@/app/lib/calls/gateway';
import { useIsWaiting } from '@/app/lib/time/use-is-waiting';
import { m } from '@/app/paraglide/messages.js';
import { messageOfError } from '@/app/shell/error-message';
import { useSessionEnded } from '@/app/shell/session-watch';
import { useToast } from '@/app/shell/toast';
import { Button } from '@/app/ui/button';
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
  const [busy, setBusy] = useState<Deed | null>(null);
  const running = useRef(false);
  const queryClient = useQueryClient();
  const onClosed = useSessionEnded();
  const toast = useToast();
  const isWaiting = useIsWaiting(card.withdrawFrom);
  const { bankCardId, bankName, lastDigits, isDefault } = card;

  async function change(deed: Deed, done: () => string) {
    if (running.current) return;
    running.current = true;
    setBusy(deed);
    try {
      await gateway(deed, { bankCardId });
      toast(done(), { kind: 'success' });
    } catch (error) {
      onClosed(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    }
    setAsking(false);
    await queryClient.invalidateQueries({ queryKey: bankCardsQuery().queryKey });
    running.current = false;
    setBusy(null);
  }

  const busyText = (deed: Deed) => (busy === deed ? m.action_working() : undefined);
  return (
    <li className={styles.item}>
      <BankCardFace card={card} isWaiting={isWaiting} />
      <div className={styles.actions}>
        {!isDefault && (
          <Button
            look="secondary"
            busyText={busyText(makeDefaultBankCard)}
            onClick={() => void change(makeDefaultBankCard, m.cards_made_default)}
          >
            {m.cards_make_default()}
          </Button>
        )}
        <Button look="secondary" disabled={busy !== null} onClick={() => setAsking(true)}>
          {m.cards_unbind()}
        </Button>
      </div>
      {asking && (
        <Popup
          shape="sheet"
          title={m.cards_unbind_title()}
          closeLabel={m.action_close()}
          onClose={() => busy === null && setAsking(false)}
        >
          <p className={styles.text}>
            {m.cards_unbind_text({ bank: bankName, digits: lastDigits, hours: waitHours })}
          </p>
          <div className={styles.choices}>
            <Button look="secondary" disabled={busy !== null} onClick={() => setAsking(false)}>
              {m.cards_keep()}
            </Button>
            <Button
              look="destructive"
              busyText={busyText(removeBankCard)}
              onClick={() => void change(removeBankCard, m.cards_unbound)}
            >
              {m.cards_unbind()}
            </Button>
          </div>
        </Popup>
      )}
    </li>
  );
}
