// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '../../tests/support/on-site';
import { compose, insert, typeKeys } from '../../tests/support/typing';
import { m } from '../paraglide/messages.js';
import { DateField } from './date-field';

afterEach(cleanup);

function Field({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField name="day" label="Ngày" value={value} onChange={setValue} min="1900-01-01" />
      <output>{value}</output>
    </>
  );
}

async function field(start = '') {
  await renderOnSite(<Field start={start} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ngày' });
  const picker = document.querySelector<HTMLInputElement>('input[type="date"]');
  if (!picker) throw new Error('no picker');
  return { input, picker, value: () => document.querySelector('output')?.textContent };
}

function key(input: HTMLInputElement, letter: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, input.value + letter);
  input.setSelectionRange(input.value.length, input.value.length);
  fireEvent(input, new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

it('is empty until a day is typed, and sets the slashes by itself', async () => {
  const { input, picker, value } = await field();
  expect([input.value, picker.value, value()]).toEqual(['', '', '']);
  for (const letter of '1804199') key(input, letter);
  expect([input.value, picker.value, value()]).toEqual(['18/04/199', '', '18/04/199']);
  key(input, '6');
  expect([input.value, picker.value, value()]).toEqual(['18/04/1996', '1996-04-18', '1996-04-18']);
});

it('reads the digits of any script, one by one, at once and composed', async () => {
  const { input, value } = await field();
  typeKeys(input, '١٨٠٤١٩٩٦');
  expect([input.value, value()]).toEqual(['18/04/1996', '1996-04-18']);
  input.setSelectionRange(0, 10);
  insert(input, '๐๘.๐๔.๑๙๙๖');
  expect([input.value, value()]).toEqual(['08.04.1996', '1996-04-08']);
  input.setSelectionRange(0, 2);
  compose(input, '０', '０９');
  expect([input.value, value(), input.selectionStart]).toEqual(['09.04.1996', '1996-04-09', 2]);
});

it('leaves a day as it is typed, and writes it as every other once the field is left', async () => {
  const { input, value } = await field();
  for (const letter of '8.4.1996') key(input, letter);
  expect([input.value, value()]).toEqual(['8.4.1996', '1996-04-08']);
  fireEvent.blur(input);
  expect(input.value).toBe('08/04/1996');
});

it('reads what was there before the scripts', async () => {
  const { input, value } = await field('18/4/1996');
  expect([input.value, value()]).toEqual(['18/04/1996', '1996-04-18']);
});

it('opens the platform’s picker, in whichever way it lets itself be opened, and takes the day chosen there', async () => {
  const { input, picker, value } = await field();
  expect([picker.min, picker.max, picker.name]).toEqual(['1900-01-01', '2030-12-31', '']);
  const button = screen.getByRole('button', { name: m.date_field_pick({ field: 'Ngày' }) });
  picker.showPicker = vi.fn();
  fireEvent.click(button);
  expect(picker.showPicker).toHaveBeenCalledOnce();
  picker.showPicker = () => {
    throw new Error('NotSupportedError');
  };
  fireEvent.click(button);
  expect(document.activeElement).toBe(picker);
  fireEvent.change(picker, { target: { value: '1996-04-18' } });
  expect([input.value, value()]).toEqual(['18/04/1996', '1996-04-18']);
});
