import { Link } from '@tanstack/react-router';
import { vendorName } from '@/app/domain/games/vendor-name';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { isUnsure } from '@/app/domain/money/is-unsure';
import { Money } from '@/app/domain/money/money';
import type { Wallets } from '@/app/domain/money/vendor-wallets.queries';
import { AmountField } from '@/app/forms/amount-field';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { ActionBar } from '@/app/ui/action-bar';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { SegmentedControl } from '@/app/ui/segmented-control';
import { SelectField } from '@/app/ui/select-field';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import styles from '../move-form.module.css';
import type { Moved } from './receipt.queries';
import { mostOf, vendorsFor } from './transfer-rules';
import { useTransfer } from './use-transfer';

type Props = {
  wallets: Wallets;
  /** That money is to be moved to, if one is asked for. */
  vendor: string | undefined;
  /** What that vendor's wallet lacks: the amount that the form begins with. */
  missing?: MinorUnits | undefined;
  onlyBack: boolean;
  onMoved: (moved: Moved) => void;
};

/** Which way, which vendor, how much; what both wallets hold after it before one says yes (MONEY-18). */
export function TransferForm({ wallets, vendor: wanted, missing, onlyBack, onMoved }: Props) {
  const { currency } = useSite();
  const start = { first: onlyBack ? ('in' as const) : ('out' as const), vendor: wanted, missing };
  const form = useTransfer(wallets, start, onMoved);
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
            vendor: isolated(vendorName(wallet.vendor)),
            amount: isolated(short(wallet.balance)),
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
        <dd translate="no">{form.after === null ? '—' : short(form.after.main)}</dd>
        {vendor !== '' && (
          <>
            <dt>{m.transfer_after_vendor({ vendor: vendorName(vendor) })}</dt>
            <dd translate="no">{form.after === null ? '—' : short(form.after.vendor)}</dd>
          </>
        )}
      </dl>
      <Notice kind="info">{m.transfer_note()}</Notice>
      {form.refusal && (
        <Notice kind="error">
          {isUnsure(form.refusal) ? (
            <>
              <span>{`${m.transfer_unsure()} `}</span>
              <Link to="/m/transaction/record" search={{ kind: 'transfer' }}>
                {m.transfer_record()}
              </Link>
            </>
          ) : (
            errorMessage(form.refusal)
          )}
        </Notice>
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

/** Keeps its own direction inside a text of another; an option takes no elements. */
const isolated = (text: string): string => `\u2068${text}\u2069`;
