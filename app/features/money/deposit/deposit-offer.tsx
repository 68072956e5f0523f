import { useQuery } from '@tanstack/react-query';
import { Balance } from '@/app/domain/money/balance';
import { m } from '@/app/paraglide/messages.js';
import { Loaded } from '@/app/shell/loaded';
import type { Elements } from '@/app/ui/elements';
import { Skeleton } from '@/app/ui/skeleton';
import { StateCard } from '@/app/ui/state-card';
import type { listDepositChannels } from '@/contracts/deposit/channels';
import type { ResponseOf } from '@/contracts/operation';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { channelsQuery } from './deposit.queries';
import type { DepositSearch } from './deposit.search';
import { DepositForm } from './deposit-form';
import { amountFor, amountTaken } from './deposit-rules';
import styles from './deposit-screen.module.css';

type Props = {
  /** What the address asks the form to begin with. */
  asked?: DepositSearch;
  /** What is missing elsewhere, in minor units: the amount that the form begins with. */
  missing?: MinorUnits | undefined;
  /** The order takes this page's place in the history. */
  replace?: boolean;
  /** Between the form's fields and its bar. */
  children?: Elements;
};

/** The balance, the ways to pay in, an amount, and what arrives of it; while they are not known, what there is to say (MONEY-02). */
export function DepositOffer(props: Props) {
  const channels = useQuery(channelsQuery());
  return (
    <Loaded
      query={channels}
      pending={<Pending />}
      failed={{ title: m.deposit_failed_title(), text: m.deposit_failed_text() }}
    >
      {(offer) => <Offer {...props} {...offer} />}
    </Loaded>
  );
}

type OfferProps = Props & Pick<ResponseOf<typeof listDepositChannels>, 'list' | 'bonuses'>;

function Offer({ list, bonuses, asked = {}, missing, replace = false, children }: OfferProps) {
  const first =
    list.find(({ open, kind }) => open && kind === asked.kind) ?? list.find(({ open }) => open) ?? list[0];
  return (
    <div className={styles.screen}>
      <p className={styles.balance}>
        <span>{m.deposit_balance()}</span>
        <strong>
          <Balance steady />
        </strong>
      </p>
      {first ? (
        <DepositForm
          {...{ channels: list, bonuses, first, replace }}
          isFilled={missing !== undefined}
          amountAt={(channel) =>
            missing === undefined ? amountTaken(asked.amount, channel) : amountFor(missing, channel)
          }
        >
          {children}
        </DepositForm>
      ) : (
        <StateCard kind="empty" title={m.deposit_none_title()} text={m.deposit_none_text()} />
      )}
    </div>
  );
}

function Pending() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.line} />
      <Skeleton className={styles.card} />
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
    </div>
  );
}
