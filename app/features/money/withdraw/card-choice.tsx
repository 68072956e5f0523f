import { m } from '@/app/paraglide/messages.js';
import { FieldNote } from '@/app/ui/field-note';
import { AddCardLink } from '../bank-cards/add-card-link';
import { BankCardFace } from '../bank-cards/bank-card-face';
import type { BankCard } from '../bank-cards/bank-cards.queries';
import styles from './withdraw-form.module.css';

type Props = {
  name: string;
  value: string;
  onChange: (bankCardId: string) => void;
  error: string | undefined;
  cards: readonly BankCard[];
  isWaiting: (card: BankCard) => boolean;
  payeeName: string | null;
  mayAdd: boolean;
};

/** The bound cards, one of which receives the money; a fresh one is shown, and cannot be chosen yet (MONEY-07). */
export function CardChoice({ cards, isWaiting, payeeName, mayAdd, error, ...choice }: Props) {
  return (
    <fieldset className={styles.cards} aria-describedby={error ? 'withdraw-card-error' : undefined}>
      <legend className={styles.legend}>{m.withdraw_to()}</legend>
      {payeeName && <p className={styles.payee}>{m.cards_payee({ name: payeeName })}</p>}
      {cards.map((card) => (
        <label
          key={card.bankCardId}
          className={styles.choice}
          data-waiting={isWaiting(card) ? '' : undefined}
        >
          <BankCardFace card={card} isWaiting={isWaiting(card)}>
            <input
              type="radio"
              name={choice.name}
              value={card.bankCardId}
              className={styles.radio}
              checked={card.bankCardId === choice.value}
              disabled={isWaiting(card)}
              onChange={() => choice.onChange(card.bankCardId)}
            />
          </BankCardFace>
        </label>
      ))}
      {mayAdd && <AddCardLink />}
      <FieldNote id="withdraw-card-error" error={error} />
    </fieldset>
  );
}
