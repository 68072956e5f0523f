import { formatShortMoney } from '@/app/domain/money/format-money';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { CopyButton } from '@/app/shell/copy-button';
import { SectionHeading } from '@/app/ui/section-head';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { Order } from './order-state';
import styles from './transfer-fields.module.css';

type Props = { transfer: NonNullable<Order['transfer']>; amount: MinorUnits };

/** What is typed into a bank's app, field by field; the text alone is tinted, because it must be right (MONEY-02). */
export function TransferFields({ transfer, amount }: Props) {
  const { currency } = useSite();
  const { bankName, accountNumber, accountName, reference } = transfer;
  // A bank's app takes whole units without groups.
  const plain = decimalOf(amount).replace(/\.00$/, '');
  return (
    <section className={styles.section} aria-labelledby="transfer">
      <SectionHeading id="transfer" title={m.deposit_by_hand()} />
      <dl className={styles.fields}>
        <div>
          <dt>{m.deposit_bank_name()}</dt>
          <dd translate="no">{bankName}</dd>
        </div>
        <div>
          <dt>{m.deposit_account_number()}</dt>
          <dd>
            <bdi dir="ltr" translate="no">
              {accountNumber.replace(/(.{4})(?=.)/g, '$1 ')}
            </bdi>
            <CopyButton name={m.deposit_copy({ label: m.deposit_account_number() })} value={accountNumber} />
          </dd>
        </div>
        <div>
          <dt>{m.deposit_account_name()}</dt>
          <dd translate="no">{accountName}</dd>
        </div>
        <div>
          <dt>{m.deposit_amount_short()}</dt>
          <dd>
            <span translate="no">{formatShortMoney(amount, currency)}</span>
            <CopyButton name={m.deposit_copy({ label: m.deposit_amount_short() })} value={plain} />
          </dd>
        </div>
        <div className={styles.reference}>
          <dt>{m.deposit_reference()}</dt>
          <dd>
            <bdi dir="ltr" translate="no">
              {reference}
            </bdi>
            <CopyButton name={m.deposit_copy({ label: m.deposit_reference() })} value={reference} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
