import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { rateText } from '@/app/domain/money/rate-text';
import { AMOUNT } from '@/app/forms/amount';
import type { FieldWords } from '@/app/forms/issue-text';
import { NumericField } from '@/app/forms/numeric-field';
import { useForm } from '@/app/forms/use-form';
import { gateway } from '@/app/lib/calls/gateway';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useSite } from '@/app/session/site.queries';
import { useIntent } from '@/app/session/use-intent';
import { errorMessage } from '@/app/shell/error-message';
import { useToast } from '@/app/shell/toast';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import { offerAgreement } from '@/contracts/agreements/offer';
import { MOST_TIERS } from '@/contracts/agreements/tiers';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import styles from './offer-form.module.css';
import {
  type Held,
  heldAt,
  type OfferField,
  type OfferValues,
  offerIssues,
  offerOf,
  PLACES,
  type Place,
  placesOf,
  stepAt,
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

/** Offers a direct downline terms within what the agent holds; what goes beyond is said at the field (AGENT-24). */
export function OfferForm({ account, kind, held, start, answerDays }: Props) {
  const { currency } = useSite();
  const queryClient = useQueryClient();
  const toast = useToast();
  const sendOnce = useIntent('offer');
  const empty = offerOf(start);
  // What is said of a field depends on what is typed in others.
  const typed = useRef(empty);
  const form = useForm<OfferValues>({
    empty,
    words: useWords(kind, held, () => typed.current),
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
  typed.current = form.values;
  const { steps } = form.values;
  const short = (amount: MinorUnits) => formatShortMoney(amount, currency);
  const money = (name: 'playerTurnover' | `from${Place}`) => ({
    ...form.field(name),
    format: AMOUNT,
    autoComplete: 'off',
    end: <span className={styles.symbol}>{currency.symbol}</span>,
  });

  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.note}>{m.agreement_offer_hint()}</p>
      {placesOf(form.values).map((place) => (
        <fieldset key={place} className={styles.step}>
          <legend className={styles.legend}>{m.agreement_offer_step({ step: place + 1 })}</legend>
          <NumericField {...money(`from${place}`)} />
          <div className={styles.pair}>
            <NumericField {...form.field(`players${place}`)} autoComplete="off" />
            <NumericField
              {...form.field(`rate${place}`)}
              keyboard="decimal"
              autoComplete="off"
              hint={m.agreement_offer_you_hold({ rate: rateText(heldAt(form.values, place, held)) })}
            />
          </div>
        </fieldset>
      ))}
      <div className={styles.pair}>
        <Button
          look="secondary"
          icon="plus"
          disabled={!form.ready || steps >= MOST_TIERS}
          onClick={() => form.set('steps', steps + 1)}
        >
          {m.agreement_offer_add()}
        </Button>
        <Button
          look="secondary"
          disabled={!form.ready || steps <= 1}
          onClick={() => form.set('steps', steps - 1)}
        >
          {m.agreement_offer_remove()}
        </Button>
      </div>
      <NumericField
        {...money('playerTurnover')}
        hint={m.agreement_offer_player_hold({ amount: short(held.playerTurnover) })}
      />
      <p className={styles.note}>{m.agreement_offer_note({ days: answerDays })}</p>
      {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
      <Button {...form.button(m.action_working())}>{m.agreement_offer_send()}</Button>
    </form>
  );
}

type Words = Record<Exclude<OfferField, 'steps'>, () => FieldWords>;

/** How messages speak of each field: least and most are those of the step before and of what is held. */
function useWords(kind: AgreementKind, held: Held, valuesNow: () => OfferValues): Words {
  const { currency } = useSite();
  const short = (amount: MinorUnits) => formatShortMoney(amount, currency);
  const from = kind === 'dividend' ? m.agreement_offer_from_win : m.agreement_offer_from_turnover;
  const wordsOf = (place: Place) => {
    const before = () => (place > 0 ? stepAt(valuesNow(), PLACES[place - 1] ?? 0) : undefined);
    return {
      [`from${place}`]: () => ({
        label: from(),
        least: m.agreement_offer_more_than({ amount: short(before()?.from ?? (0 as MinorUnits)) }),
      }),
      [`players${place}`]: () => ({ label: m.agreement_players(), least: String(before()?.players ?? 0) }),
      [`rate${place}`]: () => ({
        label: m.agreement_offer_rate(),
        format: m.agreement_offer_rate_format(),
        least: rateText(Math.max(1, before()?.rate ?? 0)),
        most: rateText(heldAt(valuesNow(), place, held)),
      }),
    };
  };
  const playerTurnover = () => ({
    label: m.agreement_offer_player_turnover(),
    least: short(held.playerTurnover),
  });
  return Object.assign({ playerTurnover }, ...PLACES.map(wordsOf)) as Words;
}
