import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ErrorCode, type GatewayError, UNJUDGED_ERRORS } from '../../../../contracts/errors';
import { decimalOf, type MinorUnits } from '../../../../contracts/shared/minor-units';
import { formatShortMoney } from '../../../domain/money/format-money';
import { amountOf } from '../../../forms/amount';
import { useForm } from '../../../forms/use-form';
import { useIntent } from '../../../lib/intent';
import { lazily, refusalValue } from '../../../lib/outcome';
import { m } from '../../../paraglide/messages.js';
import { walletQuery } from '../../../session/member.queries';
import { moneyMoved } from '../../../session/money-moves';
import { useSite } from '../../../session/site.queries';
import type { Moved } from '../transfer/receipt.queries';
import { type WithdrawOverview, withdrawOverviewQuery } from '../withdraw/withdraw.queries';
import { transferUpQuery } from './transfer-up.queries';
import { type Limits, type TransferUpValues, transferUpIssues } from './transfer-up-rules';

const transferUp = lazily(
  () => import('./transfer-up.functions'),
  (all) => all.transferUpFn,
);

/** Refusals that are about one field. */
const FIELDS: Partial<Record<ErrorCode, keyof TransferUpValues>> = {
  'transfer.amount.invalid': 'amount',
  'withdraw.not.played': 'amount',
  'payment.password.wrong': 'paymentPassword',
};

/** The form that sends money to the upline (MONEY-19, MONEY-21). */
export function useTransferUp(overview: WithdrawOverview, limits: Limits, onSent: (moved: Moved) => void) {
  const queryClient = useQueryClient();
  const sendOnce = useIntent();
  const { currency } = useSite();
  const [triesLeft, setTriesLeft] = useState<number>();
  const [isUnsure, setUnsure] = useState(false);
  const renew = () =>
    Promise.all(
      [withdrawOverviewQuery(), transferUpQuery(), walletQuery()].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );

  const form = useForm<TransferUpValues>({
    empty: { amount: '', paymentPassword: '' },
    words: {
      amount: () => ({
        label: m.transfer_amount(),
        least: formatShortMoney(limits.least, currency),
        most: formatShortMoney(limits.most, currency),
      }),
      paymentPassword: () => ({ label: m.withdraw_password(), format: m.paypass_format() }),
    },
    check: (values) => transferUpIssues(values, limits),
    async send({ amount: typed, paymentPassword }) {
      setUnsure(false);
      const amount = amountOf(typed) ?? (0 as MinorUnits);
      const asked = { amount: decimalOf(amount) };
      const sent = await sendOnce(asked, (idempotencyKey) =>
        transferUp({ data: { ...asked, paymentPassword, idempotencyKey } }),
      );
      moneyMoved(queryClient);
      const { transferNo, at, upline: other, balance } = sent;
      onSent({ transferNo, at, kind: 'transferUp', other, amount, balance });
      await renew();
    },
    async refused(error: GatewayError) {
      const { code } = error;
      setTriesLeft(refusalValue(error).triesLeft);
      setUnsure(UNJUDGED_ERRORS.includes(code) && code !== 'rate.limited');
      const spent = code.startsWith('payment.password.') ? (['paymentPassword'] as const) : [];
      await renew();
      return { field: FIELDS[code], spent };
    },
  });

  const amount = amountOf(form.values.amount);
  const sending = amount !== undefined && !form.found.amount ? amount : null;
  return {
    ...form,
    triesLeft,
    /** It is not known whether the request arrived. */
    isUnsure,
    /** What the upline gets, and what is left; null while no amount is typed that can be. */
    amount: sending,
    balanceAfter: sending === null ? null : ((overview.total - sending) as MinorUnits),
  };
}
