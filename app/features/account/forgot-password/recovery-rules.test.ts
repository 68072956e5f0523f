import { describe, expect, it } from 'vitest';
import { EMAIL_SUFFIX, emailIssues, phoneIssues, trimmed } from './recovery-rules';

describe('rules of recovery by phone', () => {
  const good = { mobileNum: '0912345678', verificationCode: '418205', newPassword: 'Lantern3310' };

  it('let a number, a code and a password of the shared rules pass [FORGOT-28]', () => {
    expect(phoneIssues(good)).toEqual({});
  });

  it.each([
    ['mobileNum', '', 'required'],
    ['mobileNum', '12345', 'length'],
    ['mobileNum', '1'.repeat(21), 'length'],
    ['mobileNum', '09123x5678', 'format'],
    ['verificationCode', '', 'required'],
    ['verificationCode', '418', 'length'],
    ['verificationCode', '1'.repeat(11), 'length'],
    ['verificationCode', '41a205', 'format'],
    ['newPassword', '', 'required'],
    ['newPassword', '12345', 'length'],
    ['newPassword', 'x'.repeat(21), 'length'],
    ['newPassword', 'with space', 'format'],
  ])('hold %s "%s" back as %s [FORGOT-27 FORGOT-28]', (field, value, issue) => {
    expect(phoneIssues({ ...good, [field]: value })).toEqual({ [field]: issue });
  });

  it('find everything that is wrong at once, in the order of the form [FORGOT-29]', () => {
    const issues = phoneIssues({ mobileNum: '', verificationCode: '', newPassword: '' });
    expect(Object.keys(issues)).toEqual(['mobileNum', 'verificationCode', 'newPassword']);
  });
});

describe('rules of recovery by e-mail [FORGOT-40 FORGOT-41 FORGOT-42 FORGOT-43 FORGOT-45 FORGOT-46]', () => {
  const good = { username: 'minhan_2209', email: 'minhan@example.com' };

  it.each([
    'minhan@example.com',
    'minh.an+hoa-dang@example.vn',
    'MINHAN@EXAMPLE.COM.VN',
    'm@a.co.uk.vn',
    'minhan@my-mail.com',
    '  minhan@example.com  ',
  ])('let the e-mail %s pass [FORGOT-41 FORGOT-42 FORGOT-43 FORGOT-46]', (email) => {
    expect(emailIssues({ ...good, email })).toEqual({});
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['minhan', 'format'],
    ['@example.com', 'format'],
    ['minhan@', 'format'],
    ['minhan@example', 'format'],
    ['minhan@.com', 'format'],
    ['minhan@example.', 'format'],
    ['minhan@example.c', 'format'],
    ['minhan@example.info', 'format'],
    ['minhan@a.co.uk.vn.us', 'format'],
    ['minhan@mail.example.com', 'format'],
    ['minh an@example.com', 'format'],
    ['a@b@example.com', 'format'],
    ['minhần@example.com', 'format'],
  ])(
    'hold the e-mail "%s" back as %s [FORGOT-40 FORGOT-41 FORGOT-42 FORGOT-43 FORGOT-45]',
    (email, issue) => {
      expect(emailIssues({ ...good, email })).toEqual({ email: issue });
    },
  );

  it.each([
    ['', 'required'],
    ['abc', 'length'],
    ['a'.repeat(17), 'length'],
    ['minh an', 'format'],
  ])('hold the username "%s" against loginUsername: %s [FORGOT-39]', (username, issue) => {
    expect(emailIssues({ ...good, username })).toEqual({ username: issue });
  });

  it('take their figures from one place [CONST-81 CONST-82]', () => {
    expect(EMAIL_SUFFIX).toEqual({ min: 2, max: 3, groups: 3 });
  });

  it('are followed by values without blanks around them [FORGOT-46]', () => {
    expect(trimmed({ username: ' minhan_2209 ', email: '\tminhan@example.com ' })).toEqual(good);
  });
});
