import { Link, linkOptions } from '@tanstack/react-router';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { buttonClass } from '@/app/ui/button';
import { Icon } from '@/app/ui/icon';
import type { IconName } from '@/app/ui/symbol-names';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { Currency } from '@/contracts/site';
import { useWayBack } from '../came-from';
import styles from './ended-order.module.css';
import { OrderFacts } from './order-facts';
import type { Order } from './order-state';

const HOME = linkOptions({ to: '/m/home' });

/** An order that is over: what became of it, the money with it, and the way back to where the member came from (MONEY-02). */
export function EndedOrder({ order }: { order: Order }) {
  const { currency } = useSite();
  const back = useWayBack();
  const isGame = back?.to === '/m/play';
  const { state, kind, credited, amount, paid } = order;
  const { icon, title, text } = wordsOf(order, currency);
  const isPart = paid > 0 && paid < amount;
  return (
    <>
      <section className={styles.card} data-state={isPart ? 'arrived' : state} role="status">
        <span className={styles.icon}>
          <Icon name={icon} size={24} />
        </span>
        <h2 className={styles.title}>{title}</h2>
        {(state === 'arrived' || isPart) && (
          <p className={styles.amount}>
            <span>+</span>
            <Money amount={credited} />
          </p>
        )}
        <p className={styles.text}>{text}</p>
      </section>
      <section className={styles.facts}>
        <OrderFacts order={order} />
      </section>
      <div className={styles.actions}>
        {isPart ? (
          <Link
            to="/m/voucherCenter"
            search={{ kind, amount: decimalOf((amount - paid) as MinorUnits).replace(/\.00$/, '') }}
            className={buttonClass('primary')}
          >
            {kind === 'voucher' ? m.deposit_add_card() : m.deposit_again()}
          </Link>
        ) : (
          <Link to="/m/voucherCenter" className={buttonClass(state === 'arrived' ? 'secondary' : 'primary')}>
            {m.deposit_again()}
          </Link>
        )}
        <Link
          {...(back ?? HOME)}
          replace={isGame}
          className={buttonClass(state === 'arrived' ? 'primary' : 'secondary')}
        >
          {isGame ? m.deposit_back_game() : back ? m.deposit_back() : m.hd_home()}
        </Link>
      </div>
    </>
  );
}

function wordsOf(
  { state, kind, refusal, amount: whole, paid: part }: Order,
  currency: Currency,
): { icon: IconName; title: string; text: string } {
  const isCard = kind === 'voucher';
  const amount = formatShortMoney(whole, currency);
  const paid = formatShortMoney(part, currency);
  switch (state) {
    case 'partlyPaid':
    case 'partlyArrived':
      return {
        icon: 'check',
        title: m.deposit_part_title(),
        text: isCard ? m.deposit_part_card_text({ paid, amount }) : m.deposit_part_text({ paid, amount }),
      };
    case 'arrived':
      return { icon: 'check', title: m.deposit_arrived_title(), text: m.deposit_arrived_text() };
    case 'expired':
      return {
        icon: 'clock',
        title: m.deposit_expired_title(),
        text: isCard ? m.deposit_card_unheard() : m.deposit_expired_text({ amount }),
      };
    case 'cancelled':
      return {
        icon: 'close',
        title: m.deposit_cancelled_title(),
        text: isCard ? m.deposit_card_unheard() : m.deposit_cancelled_text(),
      };
    default:
      return { icon: 'alert', title: m.deposit_refused_title(), text: refusalText(refusal) };
  }
}

function refusalText(refusal: Order['refusal']): string {
  switch (refusal) {
    case 'voucher.invalid':
      return m.deposit_refused_invalid();
    case 'voucher.used':
      return m.deposit_refused_used();
    default:
      return m.deposit_refused_text();
  }
}
