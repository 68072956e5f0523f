import { clockTime, moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import type { Elements } from '@/app/ui/elements';
import { Icon } from '@/app/ui/icon';
import { RowIcon } from '@/app/ui/rows';
import styles from './bank-card-face.module.css';
import type { BankCard } from './bank-cards.queries';

type Props = {
  card: BankCard;
  /** Whether it takes no money yet. */
  isWaiting: boolean;
  /** Stands at the end. */
  children?: Elements;
};

/** What is shown of a bank card: bank, last digits, whether it is the default one, and from when it takes money. */
export function BankCardFace({ card, isWaiting, children }: Props) {
  const { timeZone } = useSite();
  const { bankName, lastDigits, isDefault, withdrawFrom } = card;
  return (
    <span className={styles.face} data-waiting={isWaiting ? '' : undefined}>
      <RowIcon name="bank" />
      <span className={styles.words}>
        <span className={styles.bank} translate="no">
          {bankName}
        </span>
        <span className={styles.digits}>
          <span className="visually-hidden">{m.cards_ends({ digits: lastDigits })}</span>
          <bdi aria-hidden="true" dir="ltr" translate="no">
            {`•••• ${lastDigits}`}
          </bdi>
          {isDefault && <span>{` · ${m.cards_default()}`}</span>}
        </span>
        {isWaiting && (
          <span className={styles.waiting}>
            <Icon name="clock" size={16} />
            <span>
              {m.cards_waiting({
                time: clockTime(withdrawFrom, timeZone),
                date: moneyDay(withdrawFrom, timeZone),
              })}
            </span>
          </span>
        )}
      </span>
      {children}
    </span>
  );
}
