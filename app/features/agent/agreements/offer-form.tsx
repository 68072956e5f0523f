import { useQueryClient } from '@tanstack/react-query';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { rateText } from '@/app/domain/money/rate-text';
import { AMOUNT } from '@/app/forms/amount';
import { NumericField } from '@/app/forms/numeric-field';
import { useForm } from '@/app/forms/use-form';
import { useRows } from '@/app/forms/use-rows';
import { gateway } from '@/app/lib/calls/gateway';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useSite } from '@/app/session/site.queries';
import { useIntent } from '@/app/session/use-intent';
import { errorMessage } from '@/app/shell/error-message';
import { useToast } from '@/app/shell/toast';
import { Button } from '@/app/ui/button';
import { tightCardClass } from '@/app/ui/card';
import { Notice } from '@/app/ui/notice';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import { offerAgreement } from '@/contracts/agreements/offer';
import { MOST_TIERS } from '@/contracts/agreements/tiers';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import styles from './offer-form.module.css';
import {
  type Held,
  heldFor,
  type OfferValues,
  offerIssues,
  offerOf,
  readStep,
  type Step,
  termsOf,
} from './offer-values';

type Props = {
  account: string;
  kind: AgreementKind;
  /** What the agent holds, beyond which nothing is offered. */
  held: Held;
  /** What the form starts with. */
  start: Held;
  answerDays: number;
};

const NO_STEP: Step = { from: '', players: '', rate: '' };

/** Offers a direct downline terms within what the agent holds; what goes beyond is said at the field (AGENT-24). */
export function OfferForm({ account, kind, held, start, answerDays }: Props) {
  const { currency } = useSite();
  const queryClient = useQueryClient();
  const toast = useToast();
  const sendOnce = useIntent('offer');
  const short = (amount: MinorUnits) => formatShortMoney(amount, currency);
  const form = useForm<OfferValues>({
    empty: offerOf(start),
    words: {
      playerTurnover: () => ({
        label: m.agreement_offer_player_turnover(),
        least: short(held.playerTurnover),
      }),
    },
    check: (values) => offerIssues(values, held),
    send: async (values) => {
      const input = { account, kind, ...termsOf(values) };
      const { version } = await sendOnce(input, (idempotencyKey) =>
        gateway(offerAgreement, input, undefined, idempotencyKey),
      );
      toast(m.agreement_offered({ version }), { kind: 'success', length: 'short' });
      await memberChanged(queryClient);
    },
    refused: async () => {
      await memberChanged(queryClient);
      return {};
    },
  });
  const { steps } = form.values;
  const from = kind === 'dividend' ? m.agreement_offer_from_win : m.agreement_offer_from_turnover;
  // Least and most are those of the step before and of what is held.
  const { rows, add, remove } = useRows(form, 'steps', (at) => {
    const lower = steps[at - 1];
    const before = lower && readStep(lower);
    return {
      from: {
        label: from(),
        least: m.agreement_offer_more_than({ amount: short(before?.from ?? (0 as MinorUnits)) }),
      },
      players: { label: m.agreement_players(), least: String(before?.players ?? 0) },
      rate: {
        label: m.agreement_offer_rate(),
        format: m.agreement_offer_rate_format(),
        least: rateText(Math.max(1, before?.rate ?? 0)),
        most: rateText(heldFor(steps[at] ?? NO_STEP, held)),
      },
    };
  });
  const money = {
    format: AMOUNT,
    autoComplete: 'off',
    end: <span className={styles.symbol}>{currency.symbol}</span>,
  };

  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.note}>{m.agreement_offer_hint()}</p>
      {rows.map(({ name, row, field }, at) => (
        <fieldset key={name} className={tightCardClass}>
          <legend className={styles.legend}>{m.agreement_offer_step({ step: at + 1 })}</legend>
          <NumericField {...field('from')} {...money} />
          <div className={styles.pair}>
            <NumericField {...field('players')} autoComplete="off" />
            <NumericField
              {...field('rate')}
              keyboard="decimal"
              autoComplete="off"
              hint={m.agreement_offer_you_hold({ rate: rateText(heldFor(row, held)) })}
            />
          </div>
        </fieldset>
      ))}
      <div className={styles.pair}>
        <Button
          look="secondary"
          icon="plus"
          disabled={!form.ready || steps.length >= MOST_TIERS}
          onClick={() => add(NO_STEP)}
        >
          {m.agreement_offer_add()}
        </Button>
        <Button look="secondary" disabled={!form.ready || steps.length <= 1} onClick={remove}>
          {m.agreement_offer_remove()}
        </Button>
      </div>
      <NumericField
        {...form.field('playerTurnover')}
        {...money}
        hint={m.agreement_offer_player_hold({ amount: short(held.playerTurnover) })}
      />
      <p className={styles.note}>{m.agreement_offer_note({ days: answerDays })}</p>
      {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
      <Button {...form.button(m.action_working())}>{m.agreement_offer_send()}</Button>
    </form>
  );
}
