import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Money } from '@/app/domain/money/money';
import { dayAndTime } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Button, buttonClass } from '@/app/ui/button';
import type { Elements } from '@/app/ui/elements';
import { Icon } from '@/app/ui/icon';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import styles from './receipt.module.css';

type Props = {
  title: string;
  amount: MinorUnits;
  transferNo: string;
  at: number;
  /** What else is to be known, as terms and descriptions. */
  children: Elements;
  onAgain: () => void;
};

/** What was moved just now; it has the focus, so that who cannot see it hears it (MONEY-18, MONEY-19). */
export function Receipt({ title, amount, transferNo, at, children, onAgain }: Props) {
  useLocale();
  const { timeZone } = useSite();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={styles.screen}>
      <article className={styles.receipt}>
        <header className={styles.summary}>
          <span className={styles.mark}>
            <Icon name="check" size={24} />
          </span>
          <h2 ref={ref} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <p className={styles.amount}>
            <Money amount={amount} />
          </p>
        </header>
        <dl className={styles.facts}>
          {children}
          <dt>{m.transfer_number()}</dt>
          <dd>
            <bdi dir="ltr" translate="no">
              {transferNo}
            </bdi>
          </dd>
          <dt>{m.transfer_time()}</dt>
          <dd>{dayAndTime(at, timeZone)}</dd>
        </dl>
      </article>
      <div className={styles.actions}>
        <Link to="/m/transaction/record" search={{ kind: 'transfer' }} className={buttonClass('secondary')}>
          <Icon name="history" />
          <span>{m.transfer_record()}</span>
        </Link>
        <Button look="secondary" icon="transfer" onClick={onAgain}>
          {m.transfer_again()}
        </Button>
      </div>
    </div>
  );
}
