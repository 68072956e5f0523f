import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '@/app/forms/use-form';
import { lazily, refusalValue } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import type { ErrorCode, GatewayError } from '@/contracts/errors';
import { withdrawOverviewQuery } from '../withdraw/withdraw.queries';
import { type PaymentPasswordValues, type Proof, paymentPasswordIssues } from './payment-password-rules';

const setPaymentPassword = lazily(
  () => import('./payment-password.functions'),
  (all) => all.setPaymentPasswordFn,
);

const EMPTY: PaymentPasswordValues = { oldPassword: '', loginPassword: '', newPassword: '', confirm: '' };
const digits = (label: string, format: string = m.paypass_format()) => ({ label, format });
const WORDS = {
  oldPassword: () => digits(m.paypass_old()),
  loginPassword: () => ({ label: m.paypass_login() }),
  newPassword: () => digits(m.paypass_new(), m.paypass_hint()),
  confirm: () => digits(m.paypass_confirm()),
};
type Field = keyof PaymentPasswordValues;
/** Refusals that are about one field, which is typed anew. */
const FIELDS: Partial<Record<ErrorCode, Field>> = {
  'payment.password.wrong': 'oldPassword',
  'password.wrong': 'loginPassword',
  'modify.new.old.same': 'newPassword',
  'payment.password.weak': 'newPassword',
};

/** The form of a new payment password; `first`: the member has none yet (ACC-12). */
export function usePaymentPassword(first: boolean) {
  const queryClient = useQueryClient();
  const [chosen, setProof] = useState<Proof>('old');
  const [triesLeft, setTriesLeft] = useState<number>();
  const [isSaved, setSaved] = useState(false);
  const proof = first ? 'login' : chosen;
  const renew = () => queryClient.invalidateQueries({ queryKey: withdrawOverviewQuery().queryKey });

  const form = useForm({
    empty: EMPTY,
    words: WORDS,
    check: (values) => paymentPasswordIssues(values, proof),
    rechecks: { newPassword: 'confirm' },
    async send({ oldPassword, loginPassword, newPassword }) {
      const known = proof === 'old' ? { oldPassword } : { loginPassword };
      await setPaymentPassword({
        data: { ...known, newPassword } as { oldPassword: string; newPassword: string },
      });
      await renew();
      setSaved(true);
    },
    refused,
  });

  function refused(error: GatewayError) {
    setTriesLeft(refusalValue(error).triesLeft);
    if (error.code === 'payment.password.locked') void renew();
    const field = FIELDS[error.code];
    const spent: Field[] = field === 'newPassword' ? ['newPassword', 'confirm'] : field ? [field] : [];
    return { field, spent };
  }

  function prove(by: Proof) {
    form.clear();
    setProof(by);
  }

  return { ...form, proof, prove, triesLeft, isSaved };
}
