import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { NumericField } from '@/app/forms/numeric-field';
import { m } from '@/app/paraglide/messages.js';
import { errorMessage } from '@/app/shell/error-message';
import { Button, buttonClass } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { TextField } from '@/app/ui/text-field';
import type { listBankCards } from '@/contracts/bank-cards/bank-cards';
import type { ResponseOf } from '@/contracts/operation';
import styles from './add-card-form.module.css';
import { banksQuery } from './bank-cards.queries';
import { BankField } from './bank-field';
import { BankPicker } from './bank-picker';
import { useAddCard } from './use-add-card';

/** As people write it: with blanks, dots and hyphens. */
const CARD_NUMBER = { read: (typed: string) => typed.replace(/[\s.-]/g, '') };

/** Binds a card: bank, number and holder, who must be the payee (ACC-13, ACC-15). */
export function AddCardForm({ cards }: { cards: ResponseOf<typeof listBankCards> }) {
  const { payeeName, waitHours } = cards;
  const form = useAddCard(payeeName);
  const banks = useQuery(banksQuery());
  const [choosing, setChoosing] = useState(false);
  const { onChange: choose, ...bank } = form.field('bankCode');
  const known = banks.data?.list ?? [];

  return (
    <form {...form.props} className={styles.form}>
      <BankField
        {...bank}
        chosen={known.find(({ bankCode }) => bankCode === bank.value)?.bankName}
        onOpen={() => {
          if (banks.isError) void banks.refetch();
          setChoosing(true);
        }}
      />
      <NumericField
        {...form.field('cardNumber')}
        format={CARD_NUMBER}
        icon="card"
        autoComplete="off"
        dir="ltr"
      />
      <TextField
        {...form.field('holder')}
        icon="user"
        autoComplete="name"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        readOnly={payeeName !== null}
        hint={payeeName ? m.cards_payee({ name: payeeName }) : m.cards_holder_hint()}
      />
      <Notice kind="info">{m.cards_wait_note({ hours: waitHours })}</Notice>
      {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
      <Button {...form.button(m.action_working())}>{m.cards_bind()}</Button>
      <Link to="/m/bankCards" replace className={buttonClass('text')}>
        {m.cards_cancel()}
      </Link>
      {choosing && (
        <BankPicker
          banks={known}
          current={bank.value}
          onChoose={(bankCode) => {
            choose(bankCode);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </form>
  );
}
