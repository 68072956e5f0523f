import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { amountOf } from '@/app/forms/amount';
import { useForm } from '@/app/forms/use-form';
import { useKeptFields } from '@/app/forms/use-kept-fields';
import { lazily, refusalValue } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useSite } from '@/app/session/site.queries';
import { useIntent } from '@/app/session/use-intent';
import type { ErrorCode, GatewayError } from '@/contracts/errors';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { BankCard } from '../bank-cards/bank-cards.queries';
import type { WithdrawOverview } from './withdraw.queries';
import { feeOf, mostOf, type WithdrawValues, withdrawIssues } from './withdraw-rules';

const withdraw = lazily(
  () => import('./withdraw.functions'),
  (all) => all.withdrawFn,
);

/** Refusals that are about one field. */
const FIELDS: Partial<Record<ErrorCode, keyof WithdrawValues>> = {
  'withdraw.amount.invalid': 'amount',
  'withdraw.day.limit': 'amount',
  'withdraw.not.played': 'amount',
  'bank.card.unknown': 'bankCardId',
  'bank.card.waiting': 'bankCardId',
  'payment.password.wrong': 'paymentPassword',
};

/** The withdrawal form: what is typed, what it comes to, and where it leads (MONEY-06, MONEY-07, MONEY-21). */
export function useWithdraw(overview: WithdrawOverview, cards: readonly BankCard[]) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const sendOnce = useIntent('withdraw');
  const { currency } = useSite();
  const [triesLeft, setTriesLeft] = useState<number>();
  const fee = feeOf(overview);

  const form = useForm<WithdrawValues>({
    empty: { amount: '', bankCardId: cards[0]?.bankCardId ?? '', paymentPassword: '' },
    words: {
      amount: () => ({
        label: m.withdraw_amount(),
        least: formatShortMoney(overview.least, currency),
        most: formatShortMoney(mostOf(overview), currency),
      }),
      bankCardId: () => ({ label: m.withdraw_to(), missing: m.withdraw_card_missing() }),
      paymentPassword: () => ({ label: m.withdraw_password(), format: m.paypass_format() }),
    },
    check: (values) => withdrawIssues(values, overview, cards),
    async send({ amount, bankCardId, paymentPassword }) {
      const meant = { amount: decimalOf(amountOf(amount) ?? 0), bankCardId };
      await sendOnce(meant, async (idempotencyKey) => {
        const asked = { ...meant, fee: decimalOf(fee), paymentPassword, idempotencyKey };
        const { orderNo } = await withdraw({ data: asked });
        await router.navigate({ to: '/m/withdraw/$orderNo', params: { orderNo } });
        void memberChanged(queryClient);
      });
    },
    async refused(error: GatewayError) {
      const { code } = error;
      setTriesLeft(refusalValue(error).triesLeft);
      const spent = code.startsWith('payment.password.') ? (['paymentPassword'] as const) : [];
      await memberChanged(queryClient);
      return { field: FIELDS[code], spent };
    },
  });

  useKeptFields('withdraw', form, ['amount', 'bankCardId']);

  const amount = amountOf(form.values.amount);
  const isAmount = amount !== undefined && !form.found.amount;
  return {
    ...form,
    triesLeft,
    fee,
    /** What arrives, and what is left in the wallet; null while no amount is typed that can be. */
    received: isAmount ? ((amount - fee) as MinorUnits) : null,
    balanceAfter: isAmount ? ((overview.total - amount) as MinorUnits) : null,
  };
}
