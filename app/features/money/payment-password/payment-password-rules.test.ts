import { expect, it } from 'vitest';
import { paymentPasswordIssues } from './payment-password-rules';

const RIGHT = { oldPassword: '220926', loginPassword: '', newPassword: '310714', confirm: '310714' };
const issues = (more: object, proof: 'old' | 'login' = 'old') =>
  paymentPasswordIssues({ ...RIGHT, ...more }, proof);

it('asks for six digits, twice the same, and by what the member proves to be itself [ACC-12]', () => {
  expect(issues({})).toEqual({});
  expect(issues({ oldPassword: '' })).toEqual({ oldPassword: 'required' });
  expect(issues({ oldPassword: '12a456' })).toEqual({ oldPassword: 'format' });
  expect(issues({ confirm: '' })).toEqual({ confirm: 'required' });
  expect(issues({ confirm: '310715' })).toEqual({ confirm: 'mismatch' });
  expect(issues({ newPassword: '31071', confirm: '31071' })).toEqual({ newPassword: 'format' });
  expect(issues({ newPassword: '３１０７１４', confirm: '３１０７１４' })).toEqual({ newPassword: 'format' });
  expect(issues({ newPassword: '123456', confirm: '123456' })).toEqual({ newPassword: 'format' });
  expect(issues({ oldPassword: '' }, 'login')).toEqual({ loginPassword: 'required' });
  expect(issues({ oldPassword: '', loginPassword: 'Lantern2209' }, 'login')).toEqual({});
});
