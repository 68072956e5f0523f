import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { Loaded } from '@/app/shell/loaded';
import { buttonClass } from '@/app/ui/button';
import { Skeleton } from '@/app/ui/skeleton';
import { StateCard } from '@/app/ui/state-card';
import type { listBankCards } from '@/contracts/bank-cards/bank-cards';
import type { ResponseOf } from '@/contracts/operation';
import { ActualAccountCard } from '../actual-account-card';
import { AddCardForm } from './add-card-form';
import { AddCardLink } from './add-card-link';
import { BankCardItem } from './bank-card-item';
import { bankCardsQuery } from './bank-cards.queries';
import styles from './bank-cards-screen.module.css';

type Cards = ResponseOf<typeof listBankCards>;

/** `/m/bankCards`: the member's cards, and with `adding` the form that binds one (ACC-13, ACC-15, MENU-47). */
export function BankCardsScreen({ adding }: { adding: boolean }) {
  useLocale();
  const session = useSession();
  const trial = isTrial(session);
  const cards = useQuery({ ...bankCardsQuery(), enabled: session !== null && !trial });
  if (trial) return <ActualAccountCard />;
  return (
    <Loaded
      query={cards}
      pending={<Pending />}
      failed={{ title: m.cards_failed_title(), text: m.cards_failed_text() }}
    >
      {(cards) => (adding ? <AddCardForm cards={cards} /> : <CardList cards={cards} />)}
    </Loaded>
  );
}

function CardList({ cards: { list, payeeName, mostCards, waitHours } }: { cards: Cards }) {
  if (list.length === 0) {
    return (
      <StateCard kind="empty" title={m.cards_empty_title()} text={m.cards_empty_text()}>
        <Link to="/m/bankCards" search={{ add: true }} className={buttonClass('tonal')}>
          {m.cards_add()}
        </Link>
      </StateCard>
    );
  }
  return (
    <div className={styles.screen}>
      <p className={styles.note}>{payeeName ? m.cards_payee({ name: payeeName }) : m.cards_first()}</p>
      <ul className={styles.list}>
        {list.map((card) => (
          <BankCardItem key={card.bankCardId} card={card} waitHours={waitHours} />
        ))}
      </ul>
      {list.length < mostCards && <AddCardLink />}
      <p className={styles.note}>{m.cards_left({ count: list.length, most: mostCards })}</p>
    </div>
  );
}

function Pending() {
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton className={styles.pending} />
      <Skeleton className={styles.pending} />
    </div>
  );
}
