import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { amountOf } from '@/app/forms/amount';
import { useForm } from '@/app/forms/use-form';
import { useKeptFields } from '@/app/forms/use-kept-fields';
import { refusalValue } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useSite } from '@/app/session/site.queries';
import { useIntent } from '@/app/session/use-intent';
import type { ErrorCode, GatewayError } from '@/contracts/errors';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { Moved } from '../transfer/receipt.queries';
import type { WithdrawOverview } from '../withdraw/withdraw.queries';
import { type Limits, type MemberTransferValues, memberTransferIssues } from './member-transfer-rules';
import type { Way } from './transfer-way';

/** Refusals that are about one field. */
const FIELDS: Partial<Record<ErrorCode, keyof MemberTransferValues>> = {
  'transfer.amount.invalid': 'amount',
  'withdraw.day.limit': 'amount',
  'withdraw.not.played': 'amount',
  'payment.password.wrong': 'paymentPassword',
};

/** The form that sends money to the upline or to a direct downline (AGENT-25, MONEY-19, MONEY-21). */
export function useMemberTransfer(
  way: Way,
  overview: WithdrawOverview,
  limits: Limits,
  onSent: (moved: Moved) => void,
) {
  const queryClient = useQueryClient();
  const sendOnce = useIntent(way.form);
  const { currency } = useSite();
  const [triesLeft, setTriesLeft] = useState<number>();

  const form = useForm<MemberTransferValues>({
    empty: { amount: '', paymentPassword: '' },
    words: {
      amount: () => ({
        label: m.transfer_amount(),
        least: formatShortMoney(limits.least, currency),
        most: formatShortMoney(limits.most, currency),
      }),
      paymentPassword: () => ({ label: m.withdraw_password(), format: m.paypass_format() }),
    },
    check: (values) => memberTransferIssues(values, limits),
    async send({ amount: typed, paymentPassword }) {
      const amount = amountOf(typed) ?? (0 as MinorUnits);
      const asked = { amount: decimalOf(amount) };
      const sent = await sendOnce(asked, (idempotencyKey) =>
        way.send({ ...asked, paymentPassword, idempotencyKey }),
      );
      const { transferNo, at, recipient: other, balance: main } = sent;
      onSent({ transferNo, at, kind: way.kind, other, amount, main, atVendor: null });
      await memberChanged(queryClient);
    },
    async refused(error: GatewayError) {
      const { code } = error;
      setTriesLeft(refusalValue(error).triesLeft);
      const spent = code.startsWith('payment.password.') ? (['paymentPassword'] as const) : [];
      await memberChanged(queryClient);
      return { field: FIELDS[code], spent };
    },
  });

  useKeptFields(way.form, form, ['amount']);

  const amount = amountOf(form.values.amount);
  const sending = amount !== undefined && !form.found.amount ? amount : null;
  return {
    ...form,
    triesLeft,
    /** What the other gets, and what is left; null while no amount is typed that can be. */
    amount: sending,
    balanceAfter: sending === null ? null : ((overview.total - sending) as MinorUnits),
  };
}
