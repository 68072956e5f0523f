import { vendorName } from '../../../domain/games/vendor-name';
import { formatShortMoney } from '../../../domain/money/format-money';
import { Money } from '../../../domain/money/money';
import { AmountField } from '../../../forms/amount-field';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { errorMessage } from '../../../shell/error-message';
import { ActionBar } from '../../../ui/action-bar';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { SegmentedControl } from '../../../ui/segmented-control';
import { SelectField } from '../../../ui/select-field';
import type { Wallets } from './transfer.queries';
import styles from './transfer-form.module.css';
import { mostOf, vendorsFor } from './transfer-rules';
import { type Moved, useTransfer } from './use-transfer';

type Props = { wallets: Wallets; onlyBack: boolean; onMoved: (moved: Moved) => void };

/** Which way, which vendor, how much; what both wallets hold after it before one says yes (MONEY-18). */
export function TransferForm({ wallets, onlyBack, onMoved }: Props) {
  const { currency } = useSite();
  const form = useTransfer(wallets, onlyBack ? 'in' : 'out', onMoved);
  const { direction, vendor } = form.values;
  const most = mostOf(wallets, form.values);
  const isChosen = direction === 'out' || vendor !== '';
  const short = (amount: typeof most) => formatShortMoney(amount, currency);
  const mayGoBack = wallets.vendors.some(({ balance }) => balance > 0);

  return (
    <form {...form.props} className={styles.form}>
      {mayGoBack && !onlyBack && (
        <SegmentedControl
          label={m.transfer_direction()}
          options={[
            { value: 'out', label: m.transfer_out() },
            { value: 'in', label: m.transfer_in() },
          ]}
          value={direction}
          onChange={form.turn}
        />
      )}
      <SelectField
        placeholder={m.deposit_choose()}
        {...form.field('vendor')}
        hint={undefined}
        options={vendorsFor(wallets, direction).map((wallet) => ({
          code: wallet.vendor,
          name: m.transfer_vendor_balance({
            vendor: vendorName(wallet.vendor),
            amount: short(wallet.balance),
          }),
        }))}
      />
      {isChosen && most === 0 && <Notice kind="info">{m.transfer_nothing()}</Notice>}
      <section className={styles.amount}>
        <AmountField
          {...form.field('amount')}
          hint={isChosen ? m.transfer_available({ amount: short(most) }) : undefined}
          picksLabel={m.withdraw_picks()}
          picks={isChosen && most > 0 ? [{ amount: most, label: m.transfer_pick_all() }] : []}
        />
      </section>
      <dl className={styles.facts}>
        <dt>{m.transfer_after_main()}</dt>
        <dd>{form.after === null ? '—' : short(form.after.main)}</dd>
        {vendor !== '' && (
          <>
            <dt>{m.transfer_after_vendor({ vendor: vendorName(vendor) })}</dt>
            <dd>{form.after === null ? '—' : short(form.after.vendor)}</dd>
          </>
        )}
      </dl>
      <Notice kind="info">{m.transfer_note()}</Notice>
      {form.refusal && (
        <Notice kind="error">{form.isUnsure ? m.transfer_unsure() : errorMessage(form.refusal)}</Notice>
      )}
      <ActionBar>
        <div className={styles.sum}>
          <span>{direction === 'out' ? m.transfer_out() : m.transfer_in()}</span>
          <output className={styles.moving}>
            {form.after === null ? '—' : <Money amount={form.after.amount} />}
          </output>
        </div>
        <Button {...form.button(m.action_working())}>{m.transfer_send()}</Button>
      </ActionBar>
    </form>
  );
}
