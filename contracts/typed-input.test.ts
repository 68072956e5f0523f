import * as v from 'valibot';
import { expect, it } from 'vitest';
import { addBankCard } from './bank-cards/bank-cards';
import { createDeposit } from './deposit/orders';
import { setPaymentPassword } from './member/payment-password';
import { setBirthday } from './member/profile';
import type { Operation } from './operation';
import { operations } from './operations';
import { changeMobile } from './security/contacts';
import { logIn } from './session/log-in';
import { transferDown } from './transfer/transfer-down';
import { parseTyped } from './typed-input';
import { createWithdrawal } from './withdraw/create-withdrawal';

const inArabic = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

it.each<[Operation, string[]]>([
  [logIn, ['captcha']],
  [setPaymentPassword, ['oldPassword', 'newPassword']],
  [createWithdrawal, ['paymentPassword']],
  [transferDown, ['paymentPassword']],
  [addBankCard, ['cardNumber']],
  [createDeposit, ['serial', 'pin']],
  [changeMobile, ['mobileNum', 'verificationCode']],
  [setBirthday, ['birthday']],
])('takes the figures of $id in the digits of any script [CALL-06]', (operation, names) => {
  const { input, example, moreExamples = [] } = operation;
  const given = [example, ...moreExamples]
    .map((one) => one.input)
    .find((one) => names.every((name) => name in one));
  const typed = Object.fromEntries(names.map((name) => [name, inArabic(given[name])]));
  expect(parseTyped(input, { ...given, ...typed })).toMatchObject({ success: true, output: given });
});

it('finds them wherever they stand, and leaves everything beside them as it is', () => {
  const schema = v.object({
    password: v.pipe(v.string(), v.minLength(1)),
    nickname: v.string(),
    mobile: v.object({ number: v.pipe(v.string(), v.regex(/^\d{9}$/)) }),
    codes: v.array(v.pipe(v.string(), v.regex(/^[A-Z\d]+$/))),
  });
  const beside = { password: 'Lantern٢٢٠٩', nickname: 'Hoa ٣' };
  const given = { ...beside, mobile: { number: '٩١٢٣٤٥٦٧٨' }, codes: ['A1', 'B۲', 'C3'] };
  expect(parseTyped(schema, given)).toMatchObject({
    success: true,
    output: { ...beside, mobile: { number: '912345678' }, codes: ['A1', 'B2', 'C3'] },
  });
  expect(given.mobile.number).toBe('٩١٢٣٤٥٦٧٨');
});

it('refuses what no digits make right, and every amount that is not written as calls write it [MONEY-22]', () => {
  expect(parseTyped(logIn.input, { ...logIn.example.input, captcha: '٧x' }).success).toBe(false);
  const { input, example } = createWithdrawal;
  expect(parseTyped(input, { ...example.input, amount: '٢٠٠٠٠٠' }).success).toBe(false);
  for (const nothing of [null, undefined, 7, 'x', []]) expect(parseTyped(input, nothing).success).toBe(false);
});

it('alters no password, whatever call it is for [LOGIN-77]', () => {
  const secret = { password: 'Lantern٢٢٠٩', loginPassword: 'Lantern٢٢٠٩', confirmPassword: 'Lantern٢٢٠٩' };
  const altered = operations.flatMap(({ id, input, example, moreExamples = [] }: Operation) =>
    [example, ...moreExamples].flatMap(({ input: given }) => {
      const named = Object.entries(secret).filter(([name]) => name in Object(given));
      const read = parseTyped(input, { ...given, ...Object.fromEntries(named) });
      return named.filter(([name, typed]) => !read.success || read.output[name] !== typed).map(() => id);
    }),
  );
  expect(altered).toEqual([]);
});
