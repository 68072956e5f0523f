// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { MinorUnits } from '../../contracts/shared/minor-units';
import { renderOnSite } from '../../tests/support/on-site';
import { compose, fillIn, insert, replaceWord, typeKeys } from '../../tests/support/typing';
import { AmountField } from './amount-field';

afterEach(cleanup);

const PICKS = [100_000, 500_000].map((units) => ({ amount: (units * 100) as MinorUnits }));

function Field({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <AmountField
        name="amount"
        label="Số tiền"
        value={value}
        onChange={setValue}
        picksLabel="Chọn nhanh"
        picks={[...PICKS, { amount: 99_999_900 as MinorUnits, label: 'Rút hết' }]}
      />
      <output>{value}</output>
    </>
  );
}

async function typing(start?: string) {
  await renderOnSite(<Field start={start} />);
  const input = screen.getByLabelText<HTMLInputElement>('Số tiền');
  const value = () => document.querySelector('output')?.textContent;
  return { input, value };
}

function key(input: HTMLInputElement, text: string, at: number, inputType: string) {
  input.focus();
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  input.setSelectionRange(at, at);
  fireEvent(input, new InputEvent('input', { bubbles: true, inputType }));
}

it('groups the digits while they are typed, the caret kept at its digit [MONEY-02]', async () => {
  const { input, value } = await typing('12345');
  expect(input.value).toBe('12.345');
  key(input, '129.345', 3, 'insertText');
  expect([input.value, value(), input.selectionStart]).toEqual(['129.345', '129345', 3]);
  key(input, '1290.345', 4, 'insertText');
  expect([input.value, value(), input.selectionStart]).toEqual(['1.290.345', '1290345', 5]);
  key(input, '1.290345', 5, 'deleteContentBackward');
  expect([input.value, value()]).toEqual(['129.345', '129345']);
});

it.each(['200000.50', '1.5', '200.000,50', '200k', `${' '.repeat(30)}200.000.5`])(
  'keeps %j as it came, in whichever way, so that another amount is never sent [MONEY-02 MONEY-22]',
  async (text) => {
    const { input, value } = await typing();
    const ways = [insert, compose, fillIn, replaceWord];
    for (const way of [...ways, (at: typeof input) => insert(at, text, { inputType: 'insertFromPaste' })]) {
      fillIn(input, '1500');
      input.setSelectionRange(0, 5);
      way(input, text);
      expect([input.value, value()]).toEqual([text.trim(), text.trim()]);
    }
    input.setSelectionRange(0, text.length);
    typeKeys(input, text);
    expect([value(), input.value.endsWith(text.slice(-2))]).toEqual([input.value, true]);
    fillIn(input, '1.500.000');
    expect([input.value, value()]).toEqual(['1.500.000', '1500000']);
  },
);

it('cuts nothing off, however long it is [MONEY-02 MONEY-22]', async () => {
  const { input, value } = await typing();
  expect(input.maxLength).toBe(-1);
  insert(input, '1'.repeat(40));
  expect([input.value, value()]).toEqual(['1'.repeat(40), '1'.repeat(40)]);
});

it('reads what was typed in groups before the scripts came [MONEY-02]', async () => {
  const { input, value } = await typing('250.000');
  expect([input.value, value()]).toEqual(['250.000', '250000']);
});

it('takes an amount that is picked, and shows which one it is [MONEY-02 MONEY-07]', async () => {
  const { value } = await typing();
  fireEvent.click(screen.getByRole('button', { name: '500.000' }));
  expect(value()).toBe('500000');
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['500.000']);
  fireEvent.click(screen.getByRole('button', { name: 'Rút hết, 999.999,00\u00a0₫' }));
  expect([value(), pressed()]).toEqual(['999999', ['Rút hết']]);
});
