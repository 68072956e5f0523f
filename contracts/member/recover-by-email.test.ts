import { expect, it } from 'vitest';
import { sendCode } from '../verification/send-code';
import { recoverByEmail } from './recover-by-email';

it('is counted for an account name apart from the codes of a number that is written like it [SMS-36]', () => {
  const mail = recoverByEmail.limit?.account?.({ username: ' 84912345678 ', email: 'a@b.vn' });
  const code = sendCode.limit?.account?.({
    ...sendCode.example.input,
    mobileNum: '912345678',
    countryDialingCode: '84',
  });
  expect([mail, code]).toEqual(['email:84912345678', '84912345678']);
});
