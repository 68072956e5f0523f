import { formatShortMoney } from '@/app/domain/money/format-money';
import { isUnsure } from '@/app/domain/money/is-unsure';
import { Money } from '@/app/domain/money/money';
import { AmountField } from '@/app/forms/amount-field';
import { NumericField } from '@/app/forms/numeric-field';
import { formatShortRate } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { ActionBar } from '@/app/ui/action-bar';
import { Button } from '@/app/ui/button';
import type { Elements } from '@/app/ui/elements';
import { Notice } from '@/app/ui/notice';
import { SelectField } from '@/app/ui/select-field';
import type { DepositChannel } from '@/contracts/deposit/channels';
import type { DepositBonus } from '@/contracts/deposit/deposit-bonus';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import moves from '../move-form.module.css';
import { BonusChoice } from './bonus-choice';
import { ChannelChoice } from './channel-choice';
import styles from './deposit-form.module.css';
import { bonusTerms, depositSums, type Sums } from './deposit-rules';
import { WaitingDeposits } from './recent-deposits';
import { optionLabel, useDepositForm } from './use-deposit-form';

type Props = {
  channels: readonly DepositChannel[];
  bonuses: readonly DepositBonus[];
  /** The one that is chosen at first. */
  first: DepositChannel;
  /** Whole units of the currency to begin with at a channel; empty for none. */
  amountAt: (channel: DepositChannel) => string;
  /** The amount is what is missing elsewhere. */
  isFilled: boolean;
  /** The order takes this page's place in the history. */
  replace: boolean;
  children: Elements;
};

/**
 * Amount, channel, what that asks for, and a bonus; what is paid and what arrives, before anything is sent (MONEY-02).
 * The base template asks step by step, the channel first (SHELL-26 to SHELL-28).
 */
export function DepositForm({ children, ...options }: Props) {
  const { channels, bonuses } = options;
  const { currency, newMoneyScreens } = useSite();
  const { form, channel, bonus, choose } = useDepositForm(options);
  const bonusField = form.field('bonusId');
  const sums = depositSums(form.values.amount, channel);
  const short = (amount: Parameters<typeof formatShortMoney>[0]) => formatShortMoney(amount, currency);
  const isCard = channel.kind === 'voucher';
  const amount = (
    <section className={moves.amount}>
      <AmountField
        {...form.field('amount')}
        label={isCard ? m.deposit_face() : m.deposit_amount()}
        hint={
          isCard
            ? m.deposit_face_hint()
            : m.deposit_limits({ min: short(channel.min), max: short(channel.max) })
        }
        picksLabel={m.deposit_picks()}
        picks={channel.picks.map((amount) => ({ amount }))}
        readOnly={channel.amounts === 'picks'}
      />
    </section>
  );
  return (
    <form {...form.props} className={styles.form}>
      <WaitingDeposits />
      {newMoneyScreens && amount}
      <ChannelChoice channels={channels} value={channel.id} onChoose={choose} joined={!newMoneyScreens} />
      {!newMoneyScreens && amount}
      {channel.options.length > 0 && (
        <SelectField
          {...form.field('option')}
          placeholder={m.deposit_choose()}
          label={optionLabel(channel)}
          options={channel.options}
          hint={isCard ? undefined : m.deposit_bank_hint()}
        />
      )}
      {isCard && (
        <>
          <NumericField {...form.field('serial')} icon="card" autoComplete="off" dir="ltr" />
          <NumericField
            {...form.field('pin')}
            icon="lock"
            autoComplete="off"
            dir="ltr"
            hint={m.deposit_pin_hint()}
          />
        </>
      )}
      {bonuses.length > 0 && (
        <BonusChoice
          bonuses={bonuses}
          value={form.values.bonusId}
          onChange={bonusField.onChange}
          error={bonusField.error}
          sums={sums}
        />
      )}
      <Summary channel={channel} sums={sums} bonus={bonus} />
      {form.refusal && (
        <Notice kind="error">
          {isUnsure(form.refusal) ? m.deposit_unsure() : errorMessage(form.refusal)}
        </Notice>
      )}
      {children}
      <ActionBar>
        <p className={styles.pay}>
          <span>{isCard ? m.deposit_face() : m.deposit_you_pay()}</span>
          <strong>{sums ? <Money amount={sums.paid} /> : '—'}</strong>
        </p>
        <Button
          {...form.button(m.deposit_creating())}
          disabled={!form.ready || !channels.some(({ open }) => open)}
        >
          {m.deposit_continue()}
        </Button>
      </ActionBar>
    </form>
  );
}

type Chosen = { channel: DepositChannel; sums: Sums | null; bonus: DepositBonus | undefined };

function Summary({ channel, sums, bonus }: Chosen) {
  const { currency } = useSite();
  const short = (amount: MinorUnits) => formatShortMoney(amount, currency);
  const fee = channel.feeRate === 0 ? m.deposit_free() : `${formatShortRate(channel.feeRate)}%`;
  const terms = sums && bonus && bonusTerms(bonus, sums);
  return (
    <div className={styles.summary}>
      <dl className={`${moves.facts} ${styles.sums}`}>
        <dt>{m.deposit_fee()}</dt>
        <dd translate={channel.feeRate === 0 ? undefined : 'no'}>
          {sums && sums.fee > 0 ? short(sums.fee) : fee}
        </dd>
        <dt>{m.deposit_arrives()}</dt>
        <dd data-in={sums ? '' : undefined} translate="no">
          {sums ? `+${short(sums.arrives)}` : '—'}
        </dd>
        {terms && (
          <>
            <dt>{m.deposit_bonus_expected()}</dt>
            <dd data-in="" translate="no">{`+${short(terms.bonus)}`}</dd>
            <dt>{m.deposit_bonus_rounds()}</dt>
            <dd>{m.deposit_bonus_times({ times: terms.times })}</dd>
          </>
        )}
      </dl>
      {terms && bonus && (
        <p className={styles.terms}>
          {m.deposit_bonus_note({ required: short(terms.required), days: bonus.days })}
        </p>
      )}
    </div>
  );
}
