import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { issuesOf } from '@/app/forms/field-issues';
import { useForm } from '@/app/forms/use-form';
import { lazily } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { useIntent } from '@/app/session/use-intent';
import { useToast } from '@/app/shell/toast';
import { isCardNumber } from '@/contracts/bank-cards/card-number';
import { holderName } from '@/contracts/bank-cards/holder-name';
import type { ErrorCode } from '@/contracts/errors';
import { bankCardsQuery } from './bank-cards.queries';

const addCard = lazily(
  () => import('./bank-cards.functions'),
  (all) => all.addBankCardFn,
);

const text = v.pipe(v.string(), v.nonEmpty());
const schema = v.object({
  bankCode: text,
  cardNumber: v.pipe(text, v.check(isCardNumber)),
  holder: v.pipe(
    text,
    v.check((name) => v.is(holderName, name)),
  ),
});
const WORDS = {
  bankCode: () => ({ label: m.cards_bank(), missing: m.cards_bank_missing() }),
  cardNumber: () => ({ label: m.cards_number(), format: m.cards_number_format() }),
  holder: () => ({ label: m.cards_holder(), format: m.cards_holder_format() }),
};
/** Refusals that are about one field. */
const FIELDS: Partial<Record<ErrorCode, keyof typeof WORDS>> = {
  'bank.card.invalid': 'cardNumber',
  'bank.card.exists': 'cardNumber',
  'payee.name.differs': 'holder',
};

/** The form that binds a card in the payee's name, where one is known (ACC-13, ACC-15). */
export function useAddCard(payeeName: string | null) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const sendOnce = useIntent('bank-card');
  return useForm({
    empty: { bankCode: '', cardNumber: '', holder: payeeName ?? '' },
    words: WORDS,
    check: (values) => issuesOf(schema, values),
    async send(card) {
      await sendOnce(card, (idempotencyKey) => addCard({ data: { ...card, idempotencyKey } }));
      toast(m.cards_bound(), { kind: 'success' });
      await queryClient.invalidateQueries({ queryKey: bankCardsQuery().queryKey });
      await router.navigate({ to: '/m/bankCards', replace: true });
    },
    refused: ({ code }) => ({ field: FIELDS[code] }),
  });
}
