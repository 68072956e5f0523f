import { Link } from '@tanstack/react-router';
import { formatShortMoney } from '../../../domain/money/format-money';
import { isUnsure } from '../../../domain/money/is-unsure';
import { Money } from '../../../domain/money/money';
import { AmountField } from '../../../forms/amount-field';
import { clockTime, shortDay } from '../../../lib/dates';
import { useIsWaiting } from '../../../lib/use-is-waiting';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { errorMessage } from '../../../shell/error-message';
import { ActionBar } from '../../../ui/action-bar';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { PaymentField } from '../payment-password/payment-field';
import { onlyDigits } from '../payment-password/use-payment-password';
import type { Moved } from '../transfer/receipt.queries';
import type { WithdrawOverview } from '../withdraw/withdraw.queries';
import type { TransferUpTerms } from './transfer-up.queries';
import styles from './transfer-up-form.module.css';
import { limitsOf } from './transfer-up-rules';
import { useTransferUp } from './use-transfer-up';

type Props = { terms: TransferUpTerms; overview: WithdrawOverview; onSent: (moved: Moved) => void };

/** Who gets it, how much, and the payment password; what is left before one says yes (MONEY-19). */
export function TransferUpForm({ terms, overview, onSent }: Props) {
  const { currency, timeZone } = useSite();
  const limits = limitsOf(terms.least, overview);
  const form = useTransferUp(overview, limits, onSent);
  const paused = useIsWaiting(overview.withdrawFrom);
  const locked = useIsWaiting(overview.lockedUntil);
  const maySend = limits.most >= limits.least;
  const short = (amount: typeof limits.most) => formatShortMoney(amount, currency);
  const at = (moment: number) => ({ time: clockTime(moment, timeZone), date: shortDay(moment, timeZone) });
  const picks = terms.quickAmounts.filter((amount) => amount >= limits.least && amount <= limits.most);

  return (
    <form {...form.props} className={styles.form}>
      {paused && <Notice kind="warning">{m.transfer_up_waits(at(overview.withdrawFrom))}</Notice>}
      {!maySend && <Notice kind="info">{m.transfer_up_nothing({ least: short(limits.least) })}</Notice>}
      <section className={styles.recipient}>
        <span className={styles.mark}>
          <Icon name="up" />
        </span>
        <h2 className={styles.to}>{m.transfer_up_to()}</h2>
        <p className={styles.name}>
          <bdi>{terms.upline}</bdi>
        </p>
      </section>
      <section className={styles.amount}>
        <AmountField
          {...form.field('amount')}
          hint={m.transfer_up_limits({ least: short(limits.least), most: short(limits.most) })}
          picksLabel={m.withdraw_picks()}
          picks={[
            ...picks.map((amount) => ({ amount })),
            ...(maySend ? [{ amount: limits.most, label: m.transfer_pick_all() }] : []),
          ]}
        />
      </section>
      <PaymentField
        field={form.field('paymentPassword', onlyDigits)}
        triesLeft={form.triesLeft}
        lockedText={locked ? m.paypass_locked_until(at(overview.lockedUntil)) : undefined}
      />
      <dl className={styles.facts}>
        <dt>{m.transfer_up_after()}</dt>
        <dd>{form.balanceAfter === null ? '—' : short(form.balanceAfter)}</dd>
      </dl>
      <Notice kind="info">{m.transfer_up_note()}</Notice>
      {form.refusal && (
        <Notice kind="error">
          {isUnsure(form.refusal) ? (
            <>
              {m.transfer_up_unsure()}{' '}
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
          <span>{m.transfer_up_gets()}</span>
          <output className={styles.sending}>
            {form.amount === null ? '—' : <Money amount={form.amount} />}
          </output>
        </div>
        <Button {...form.button(m.action_working())} disabled={!form.ready || paused}>
          {m.transfer_up_send()}
        </Button>
      </ActionBar>
    </form>
  );
}
