// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { compose, erase, fillIn, insert, typeKeys } from '@/tests/support/typing';
import { countriesQuery } from './countries.queries';
import { PhoneField } from './phone-field';

afterEach(cleanup);

const COUNTRIES = { list: [{ countryCode: 'VN', countryDialingCode: '84' }], defaultCountryCode: 'VN' };

function Field() {
  const [value, setValue] = useState('');
  return (
    <>
      <PhoneField
        name="mobileNum"
        label="Số điện thoại"
        value={value}
        onChange={setValue}
        country="VN"
        onCountry={() => {}}
      />
      <output>{value}</output>
    </>
  );
}

async function field() {
  await renderOnSite(<Field />, { answers: [[countriesQuery().queryKey, COUNTRIES]] });
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Số điện thoại' });
  return { input, value: () => document.querySelector('output')?.textContent };
}

it('takes the digits of any script, in whichever way they come, and groups them [LOGIN-07]', async () => {
  const { input, value } = await field();
  typeKeys(input, '٩١٢٣');
  await vi.waitFor(() => expect(input.value).toBe('912 3'));
  insert(input, '๔๕');
  compose(input, '６', '６７', '６７８');
  expect([input.value, value()]).toEqual(['912 345 678', '912345678']);
  fillIn(input, '+۸۴ ۹۸۷ ۶۵۴ ۳۲۱');
  expect([input.value, value()]).toEqual(['987 654 321', '987654321']);
});

it('keeps the caret at its digit [LOGIN-07]', async () => {
  const { input } = await field();
  insert(input, '912345678');
  await vi.waitFor(() => expect(input.value).toBe('912 345 678'));
  input.setSelectionRange(5, 5);
  erase(input);
  expect([input.value, input.selectionStart]).toEqual(['912 45 678'.replace('45 678', '456 78'), 3]);
  insert(input, '٣');
  expect([input.value, input.selectionStart]).toEqual(['912 345 678', 5]);
});
