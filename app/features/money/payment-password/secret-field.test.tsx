// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { insert, typeKeys } from '@/tests/support/typing';
import { PaymentPasswordField, SecretField } from './secret-field';

afterEach(cleanup);

function Fields() {
  const [payment, setPayment] = useState('');
  const [login, setLogin] = useState('');
  return (
    <>
      <PaymentPasswordField label="Giao dịch" value={payment} onChange={setPayment} />
      <SecretField label="Đăng nhập" value={login} onChange={({ target }) => setLogin(target.value)} />
    </>
  );
}

it('takes a payment password in the digits of any script, with blanks or without, and no more than six [ACC-12]', async () => {
  await renderOnSite(<Fields />);
  const field = screen.getByLabelText<HTMLInputElement>('Giao dịch');
  expect([field.type, field.inputMode]).toEqual(['password', 'numeric']);
  typeKeys(field, '٢٢٠');
  insert(field, ' ๙๒၆');
  expect(field.value).toBe('220926');
  typeKeys(field, '7');
  expect(field.value).toBe('220926');
});

it('leaves a login password as it is typed', async () => {
  await renderOnSite(<Fields />);
  const field = screen.getByLabelText<HTMLInputElement>('Đăng nhập');
  typeKeys(field, 'Lantern٢٢ ٠٩');
  expect(field.value).toBe('Lantern٢٢ ٠٩');
});
