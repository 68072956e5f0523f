import { linkOptions } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import * as v from 'valibot';
import { GatewayError } from '../../contracts/errors';
import { minorUnitsOf } from '../../contracts/shared/minor-units';
import { amountIssue } from '../forms/amount';
import { AmountField } from '../forms/amount-field';
import { DateField } from '../forms/date-field';
import { issuesOf } from '../forms/field-issues';
import { NumericField, NumericPasswordField } from '../forms/numeric-field';
import { type PeriodBounds, periodOf } from '../forms/period/period';
import { PeriodPicker } from '../forms/period/period-picker';
import type { PeriodSearch } from '../forms/period/period-search';
import { PeriodSheet } from '../forms/period/period-sheet';
import { SearchSheet } from '../forms/search-sheet';
import { useAction } from '../forms/use-action';
import { useForm } from '../forms/use-form';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Held } from './held';
import type { Part } from './part';
import styles from './parts.module.css';
import type { Samples } from './samples';

const BOUNDS: PeriodBounds = { today: '2025-08-21', mostDays: 90, usual: 7 };
const LEAST = 50_000_00;
const MOST = 300_000_000_00;

function amountField(words: Samples, start: string, more: Partial<ComponentProps<typeof AmountField>> = {}) {
  const picks = [100_000, 500_000, 2_000_000].flatMap((units) => {
    const amount = minorUnitsOf(units);
    return amount === undefined ? [] : [{ amount }];
  });
  const all = minorUnitsOf(12_345_678);
  return (
    <Held start={start}>
      {(value, set) => (
        <AmountField
          name="amount"
          label={words.amount}
          value={value}
          onChange={set}
          hint={words.amountHint}
          picksLabel={words.picks}
          picks={all === undefined ? picks : [...picks, { amount: all, label: words.whole }]}
          {...more}
        />
      )}
    </Held>
  );
}

function dateField(words: Samples, start: string, more: Partial<ComponentProps<typeof DateField>> = {}) {
  return (
    <Held start={start}>
      {(value, set) => (
        <DateField label={words.birthday} name="birthday" value={value} onChange={set} {...more} />
      )}
    </Held>
  );
}

function periodPicker(start: PeriodSearch) {
  return (
    <Held start={start}>
      {(search, set) => (
        <PeriodPicker
          period={periodOf(search, BOUNDS)}
          bounds={BOUNDS}
          linkTo={(range) => linkOptions({ to: '/m/transaction/record', search: range })}
          onPick={set}
        />
      )}
    </Held>
  );
}

const BANKS = ['Vietcombank', 'Techcombank', 'BIDV', 'VietinBank', 'ACB', 'Sacombank'];

function bankSheet({ bankChoose, bankSearch, bankNone, close }: Samples) {
  const find = (search: string) =>
    BANKS.filter((name) => name.toLowerCase().includes(search.toLowerCase())).map((name) => ({
      value: name,
      name,
      before: <Icon name="card" size={20} />,
      translate: 'no' as const,
    }));
  return (
    <Held start={{ isOpen: false, bank: 'BIDV' }}>
      {({ isOpen, bank }, set) => (
        <div>
          <Button look="secondary" aria-haspopup="dialog" onClick={() => set({ isOpen: true, bank })}>
            {bankChoose}
          </Button>
          {isOpen && (
            <SearchSheet
              title={bankChoose}
              closeLabel={close}
              searchLabel={bankSearch}
              none={bankNone}
              find={find}
              count={BANKS.length}
              current={bank}
              onChoose={(chosen) => set({ isOpen: false, bank: chosen })}
              onClose={() => set({ isOpen: false, bank })}
            />
          )}
        </div>
      )}
    </Held>
  );
}

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty(), v.minLength(6), v.maxLength(20)) });

/** Refused as often as it is sent: by the gateway's answer for a wrong payment password. */
function WithdrawForm({ words }: { words: Samples }) {
  const form = useForm({
    empty: { amount: '', password: '' },
    words: {
      amount: () => ({ label: words.amount, least: '50.000', most: '300.000.000' }),
      password: () => ({ label: words.password, bounds: { min: 6, max: 20 } }),
    },
    check: (values) => {
      const amount = amountIssue(values.amount, { min: LEAST, max: MOST });
      return { ...(amount && { amount }), ...issuesOf(schema, values) };
    },
    send: async () => {
      throw new GatewayError('payment.password.wrong');
    },
    refused: () => ({ field: 'password', spent: ['password'] }),
  });
  return (
    <form {...form.props} className={styles.column}>
      <AmountField {...form.field('amount')} hint={words.amountHint} picksLabel={words.picks} picks={[]} />
      <NumericPasswordField
        {...form.field('password')}
        autoComplete="off"
        text={{ show: words.show, hide: words.hide }}
      />
      <Button {...form.button(words.busy)}>{words.withdraw}</Button>
    </form>
  );
}

function ActionButton({ words }: { words: Samples }) {
  const { run, isBusy } = useAction(async () => words.info);
  return (
    <Button look="tonal" busyText={isBusy ? words.busy : undefined} onClick={() => void run()}>
      {words.withdraw}
    </Button>
  );
}

/** What `app/forms` has. */
export const PARTS_OF_FORMS: readonly Part[] = [
  {
    file: 'app/forms/use-form.ts',
    exports: { useForm },
    states: { 'a whole form, which is refused': (words) => <WithdrawForm words={words} /> },
  },
  {
    file: 'app/forms/use-action.ts',
    exports: { useAction },
    states: { 'an act with a button, which says what came of it': (words) => <ActionButton words={words} /> },
  },
  {
    file: 'app/forms/amount-field.tsx',
    exports: { AmountField },
    states: {
      empty: (words) => amountField(words, ''),
      picked: (words) => amountField(words, '500000'),
      'in error': (words) => amountField(words, '20000', { error: words.amountWrong }),
      'picked and not typed': (words) => amountField(words, '2000000', { readOnly: true }),
      disabled: (words) => amountField(words, '', { disabled: true }),
    },
  },
  {
    file: 'app/forms/numeric-field.tsx',
    exports: { NumericField, NumericPasswordField },
    states: {
      'a number': (words) => (
        <Held start="912345678">
          {(value, set) => (
            <NumericField
              keyboard="tel"
              icon="phone"
              label={words.phone}
              value={value}
              onChange={set}
              autoComplete="off"
            />
          )}
        </Held>
      ),
      'a password of digits, in error': (words) => (
        <Held start="220926">
          {(value, set) => (
            <NumericPasswordField
              label={words.password}
              value={value}
              onChange={set}
              error={words.passwordWrong}
              autoComplete="off"
              text={{ show: words.show, hide: words.hide }}
            />
          )}
        </Held>
      ),
    },
  },
  {
    file: 'app/forms/date-field.tsx',
    exports: { DateField },
    states: {
      filled: (words) => dateField(words, '1996-09-22', { hint: words.birthdayHint }),
      empty: (words) => dateField(words, ''),
      'in error': (words) => dateField(words, '31/02/1996', { error: words.birthdayWrong }),
    },
  },
  {
    file: 'app/forms/period/period-picker.tsx',
    exports: { PeriodPicker },
    states: {
      'a quick range': () => periodPicker({ days: 7 }),
      'a range of one’s own': () => periodPicker({ from: '2025-07-01', to: '2025-07-31' }),
      'a range that was refused': () => periodPicker({ from: '2025-07-31', to: '2025-07-01' }),
    },
  },
  {
    file: 'app/forms/period/period-sheet.tsx',
    exports: { PeriodSheet },
    states: {
      'opened by a button': ({ period }) => (
        <Held start={false}>
          {(isOpen, set) => (
            <div>
              <Button look="secondary" aria-haspopup="dialog" onClick={() => set(true)}>
                {period}
              </Button>
              {isOpen && (
                <PeriodSheet
                  period={periodOf({ from: '2025-07-01', to: '2025-07-31' }, BOUNDS)}
                  bounds={BOUNDS}
                  onPick={() => set(false)}
                  onClose={() => set(false)}
                />
              )}
            </div>
          )}
        </Held>
      ),
    },
  },
  {
    file: 'app/forms/search-sheet.tsx',
    exports: { SearchSheet },
    states: { 'opened by a button': bankSheet },
  },
];
