import { Link } from '@tanstack/react-router';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { isUnsure } from '@/app/domain/money/is-unsure';
import { Money } from '@/app/domain/money/money';
import { AmountField } from '@/app/forms/amount-field';
import { clockTime, moneyDay } from '@/app/lib/time/dates';
import { useIsWaiting } from '@/app/lib/time/use-is-waiting';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { ActionBar } from '@/app/ui/action-bar';
import { Button } from '@/app/ui/button';
import { Icon } from '@/app/ui/icon';
import { Notice } from '@/app/ui/notice';
import moves from '../move-form.module.css';
import { PaymentField } from '../payment-password/payment-field';
import type { Moved } from '../transfer/receipt.queries';
import type { WithdrawOverview } from '../withdraw/withdraw.queries';
import styles from './member-transfer-form.module.css';
import { limitsOf } from './member-transfer-rules';
import type { MemberTransferTerms, Way } from './transfer-way';
import { useMemberTransfer } from './use-member-transfer';

type Props = {
  way: Way;
  terms: MemberTransferTerms;
  overview: WithdrawOverview;
  onSent: (moved: Moved) => void;
};

/** Who gets it, how much, and the payment password; what is left before one says yes (MONEY-19). */
export function MemberTransferForm({ way, terms, overview, onSent }: Props) {
  const { currency, timeZone } = useSite();
  const limits = limitsOf(terms.least, overview);
  const form = useMemberTransfer(way, overview, limits, onSent);
  const paused = useIsWaiting(overview.withdrawFrom);
  const frozenUntil = overview.frozenUntil ?? 0;
  const frozen = useIsWaiting(frozenUntil);
  const locked = useIsWaiting(overview.lockedUntil);
  const maySend = limits.most >= limits.least;
  const short = (amount: typeof limits.most) => formatShortMoney(amount, currency);
  const at = (moment: number) => ({ time: clockTime(moment, timeZone), date: moneyDay(moment, timeZone) });
  const picks = terms.quickAmounts.filter((amount) => amount >= limits.least && amount <= limits.most);

  return (
    <form {...form.props} className={moves.form}>
      {frozen && <Notice kind="warning">{m.frozen_until(at(frozenUntil))}</Notice>}
      {paused && <Notice kind="warning">{m.member_transfer_waits(at(overview.withdrawFrom))}</Notice>}
      {!maySend && <Notice kind="info">{m.member_transfer_nothing({ least: short(limits.least) })}</Notice>}
      <section className={styles.recipient}>
        <span className={styles.mark}>
          <Icon name={way.icon} />
        </span>
        <h2 className={styles.to}>{m.member_transfer_to()}</h2>
        <p className={styles.name}>
          <bdi translate="no">{'upline' in terms ? terms.upline : terms.downline}</bdi>
        </p>
      </section>
      <section className={moves.amount}>
        <AmountField
          {...form.field('amount')}
          hint={m.member_transfer_limits({ least: short(limits.least), most: short(limits.most) })}
          picksLabel={m.withdraw_picks()}
          picks={[
            ...picks.map((amount) => ({ amount })),
            ...(maySend ? [{ amount: limits.most, label: m.transfer_pick_all() }] : []),
          ]}
        />
      </section>
      <PaymentField
        field={form.field('paymentPassword')}
        triesLeft={form.triesLeft}
        lockedText={locked ? m.paypass_locked_until(at(overview.lockedUntil)) : undefined}
      />
      <dl className={moves.facts}>
        <dt>{m.member_transfer_after()}</dt>
        <dd translate="no">{form.balanceAfter === null ? '—' : short(form.balanceAfter)}</dd>
      </dl>
      <Notice kind="info">{m.member_transfer_note()}</Notice>
      {form.refusal && (
        <Notice kind="error">
          {isUnsure(form.refusal) ? (
            <>
              <span>{`${m.member_transfer_unsure()} `}</span>
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
        <div className={moves.sum}>
          <span>{way.gets()}</span>
          <output className={moves.moving}>
            {form.amount === null ? '—' : <Money amount={form.amount} />}
          </output>
        </div>
        <Button {...form.button(m.action_working())} disabled={!form.ready || paused}>
          {m.member_transfer_now()}
        </Button>
      </ActionBar>
    </form>
  );
}
