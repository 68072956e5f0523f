import { Link } from '@tanstack/react-router';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { isUnsure } from '@/app/domain/money/is-unsure';
import { Money } from '@/app/domain/money/money';
import { AmountField } from '@/app/forms/amount-field';
import { toPhoneClock } from '@/app/lib/time/clock-skew';
import { clockTime, moneyDay } from '@/app/lib/time/dates';
import { useIsWaiting } from '@/app/lib/time/use-is-waiting';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { ActionBar } from '@/app/ui/action-bar';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import type { listBankCards } from '@/contracts/bank-cards/bank-cards';
import type { ResponseOf } from '@/contracts/operation';
import moves from '../move-form.module.css';
import { PaymentField } from '../payment-password/payment-field';
import { CardChoice } from './card-choice';
import { useWithdraw } from './use-withdraw';
import type { WithdrawOverview } from './withdraw.queries';
import styles from './withdraw-form.module.css';
import { mostOf, picksOf } from './withdraw-rules';

type Props = { overview: WithdrawOverview; cards: ResponseOf<typeof listBankCards> };

/** Amount, card and payment password; what it costs and what is left before one says yes (MONEY-06, MONEY-07). */
export function WithdrawForm({ overview, cards: { list, payeeName, mostCards } }: Props) {
  const { currency, timeZone } = useSite();
  const next = Math.min(
    ...list.map(({ withdrawFrom }) => withdrawFrom).filter((at) => toPhoneClock(at) > Date.now()),
  );
  useIsWaiting(Number.isFinite(next) ? next : 0);
  const isFresh = ({ withdrawFrom }: { withdrawFrom: number }) => toPhoneClock(withdrawFrom) > Date.now();
  const form = useWithdraw(
    overview,
    list.filter((card) => !isFresh(card)),
  );
  const paused = useIsWaiting(overview.withdrawFrom);
  const frozenUntil = overview.frozenUntil ?? 0;
  const frozen = useIsWaiting(frozenUntil);
  const locked = useIsWaiting(overview.lockedUntil);
  const most = mostOf(overview);
  const short = (amount: Parameters<typeof formatShortMoney>[0]) => formatShortMoney(amount, currency);
  const at = (moment: number) => ({ time: clockTime(moment, timeZone), date: moneyDay(moment, timeZone) });

  return (
    <form {...form.props} className={styles.form}>
      {frozen && <Notice kind="warning">{m.frozen_until(at(frozenUntil))}</Notice>}
      {paused && <Notice kind="warning">{m.withdraw_waits(at(overview.withdrawFrom))}</Notice>}
      {most < overview.least && <Notice kind="info">{m.withdraw_nothing()}</Notice>}
      <section className={moves.amount}>
        <AmountField
          {...form.field('amount')}
          hint={m.withdraw_limits({ least: short(overview.least), left: short(overview.leftToday) })}
          picksLabel={m.withdraw_picks()}
          picks={[
            ...picksOf(overview).map((amount) => ({ amount })),
            ...(most >= overview.least ? [{ amount: most, label: m.withdraw_all() }] : []),
          ]}
        />
      </section>
      <CardChoice
        {...form.field('bankCardId')}
        cards={list}
        isWaiting={isFresh}
        payeeName={payeeName}
        mayAdd={list.length < mostCards}
      />
      <PaymentField
        field={form.field('paymentPassword')}
        triesLeft={form.triesLeft}
        lockedText={locked ? m.paypass_locked_until(at(overview.lockedUntil)) : undefined}
      />
      <dl className={moves.facts}>
        <dt>{m.withdraw_fee()}</dt>
        <dd translate="no">{short(form.fee)}</dd>
        {overview.freeOfDay > 0 && (
          <>
            <dt>{m.withdraw_free()}</dt>
            <dd>{m.withdraw_free_left({ left: overview.freeLeft, count: overview.freeOfDay })}</dd>
          </>
        )}
        <dt>{m.withdraw_after()}</dt>
        <dd translate="no">{form.balanceAfter === null ? '—' : short(form.balanceAfter)}</dd>
      </dl>
      <Notice kind="info">{m.withdraw_held_note()}</Notice>
      {form.refusal && (
        <Notice kind="error">
          {isUnsure(form.refusal) ? (
            <>
              <span>{`${m.withdraw_unsure()} `}</span>
              <Link to="/m/withdrawReport">{m.withdraw_others()}</Link>
            </>
          ) : (
            errorMessage(form.refusal)
          )}
        </Notice>
      )}
      <ActionBar>
        <div className={moves.sum}>
          <span className={styles.words}>
            <span>{m.withdraw_you_get()}</span>
            <span className={styles.usually}>
              {m.withdraw_usually({ from: overview.usualFrom, to: overview.usualTo })}
            </span>
          </span>
          <output className={moves.moving}>
            {form.received === null ? '—' : <Money amount={form.received} />}
          </output>
        </div>
        <Button {...form.button(m.action_working())} disabled={!form.ready || paused}>
          {m.withdraw_send()}
        </Button>
      </ActionBar>
    </form>
  );
}
