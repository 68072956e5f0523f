import type { ReactNode } from 'react';
import type { DepositChannel } from '../../../../contracts/deposit/channels';
import { formatShortMoney } from '../../../domain/money/format-money';
import { Money } from '../../../domain/money/money';
import { AmountField } from '../../../forms/amount-field';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { errorMessage } from '../../../shell/error-message';
import { ActionBar } from '../../../ui/action-bar';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { ChannelChoice } from './channel-choice';
import styles from './deposit-form.module.css';
import { depositSums, percentText } from './deposit-rules';
import { optionLabel, useDepositForm } from './use-deposit-form';

type Props = {
  channels: readonly DepositChannel[];
  /** The one that is chosen at first. */
  first: DepositChannel;
  children: ReactNode;
};

/** Amount, channel and what that asks for; what is paid and what arrives, before anything is sent (MONEY-02). */
export function DepositForm({ channels, first, children }: Props) {
  const { currency } = useSite();
  const { form, channel, choose } = useDepositForm(channels, first);
  const short = (amount: Parameters<typeof formatShortMoney>[0]) => formatShortMoney(amount, currency);
  const isCard = channel.kind === 'voucher';
  return (
    <form {...form.props} className={styles.form}>
      <section className={styles.card}>
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
      <ChannelChoice channels={channels} value={channel.id} onChoose={choose} />
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
          <TextField
            {...form.field('serial')}
            icon="card"
            inputMode="numeric"
            autoComplete="off"
            maxLength={32}
            dir="ltr"
          />
          <TextField
            {...form.field('pin')}
            icon="lock"
            inputMode="numeric"
            autoComplete="off"
            maxLength={32}
            dir="ltr"
            hint={m.deposit_pin_hint()}
          />
        </>
      )}
      <Summary channel={channel} amount={form.values.amount} />
      {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
      {children}
      <ActionBar>
        <p className={styles.pay}>
          <span>{isCard ? m.deposit_face() : m.deposit_you_pay()}</span>
          <strong>
            <Paid channel={channel} amount={form.values.amount} />
          </strong>
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

type Chosen = { channel: DepositChannel; amount: string };

function Paid({ channel, amount }: Chosen) {
  const sums = depositSums(amount, channel);
  return sums ? <Money amount={sums.paid} /> : '—';
}

function Summary({ channel, amount }: Chosen) {
  const { currency } = useSite();
  const sums = depositSums(amount, channel);
  const fee = channel.feeRate === 0 ? m.deposit_free() : `${percentText(channel.feeRate, currency)}%`;
  return (
    <dl className={styles.sums}>
      <dt>{m.deposit_fee()}</dt>
      <dd>{sums && sums.fee > 0 ? formatShortMoney(sums.fee, currency) : fee}</dd>
      <dt>{m.deposit_arrives()}</dt>
      <dd data-in={sums ? '' : undefined}>{sums ? `+${formatShortMoney(sums.arrives, currency)}` : '—'}</dd>
    </dl>
  );
}
