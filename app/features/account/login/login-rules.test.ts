import { describe, expect, it } from 'vitest';
import { issueText } from '@/app/forms/issue-text';
import vi from '@/messages/vi.json';
import { CAPTCHA } from '../field-rules';
import { type LoginValues, loginIssues } from './login-rules';

const good: LoginValues = {
  username: 'minhan_2209',
  password: 'Lantern2209',
  mobileNum: '912345678',
  verificationCode: '482913',
  captcha: '',
};

describe('login rules of the username tab [LOGIN-49 LOGIN-50 LOGIN-53]', () => {
  it('let good credentials pass, whatever the other tab holds [LOGIN-49 LOGIN-50]', () => {
    expect(loginIssues('username', { ...good, mobileNum: '', verificationCode: '' }, false)).toEqual({});
  });

  it.each(['abcd', 'a'.repeat(16)])('let the username %s pass [LOGIN-49]', (username) => {
    expect(loginIssues('username', { ...good, username }, false)).toEqual({});
  });

  it.each([
    ['', 'required'],
    ['abc', 'length'],
    ['a'.repeat(17), 'length'],
    ['minh an', 'format'],
    ['minhần', 'format'],
    ['a.b.c.d', 'format'],
  ])('hold the username %s against loginUsername [LOGIN-49 LOGIN-53]', (username, issue) => {
    expect(loginIssues('username', { ...good, username }, false)).toEqual({ username: issue });
  });

  it.each([
    ['', 'required'],
    ['12345', 'length'],
    ['x'.repeat(21), 'length'],
    ['with space', 'format'],
    ['mậtkhẩu1', 'format'],
  ])('hold the password %s against loginPassword [LOGIN-50 LOGIN-53]', (password, issue) => {
    expect(loginIssues('username', { ...good, password }, false)).toEqual({ password: issue });
  });
});

describe('login rules of the mobile tab [LOGIN-51 LOGIN-52 LOGIN-53]', () => {
  it('let a good number and code pass, whatever the other tab holds [LOGIN-51 LOGIN-52]', () => {
    expect(loginIssues('sms', { ...good, username: '', password: '' }, false)).toEqual({});
  });

  it.each([
    ['', 'required'],
    ['12345', 'length'],
    ['9'.repeat(21), 'length'],
    ['9123a5678', 'format'],
  ])('hold the number %s against loginMobileNum [LOGIN-51 LOGIN-53 LOGIN-60]', (mobileNum, issue) => {
    expect(loginIssues('sms', { ...good, mobileNum }, false)).toEqual({ mobileNum: issue });
  });

  it.each([
    ['', 'required'],
    ['123', 'length'],
    ['1'.repeat(11), 'length'],
    ['12a456', 'format'],
  ])(
    'hold the code %s against verificationCode [LOGIN-52 LOGIN-53 LOGIN-61 LOGIN-62]',
    (verificationCode, issue) => {
      expect(loginIssues('sms', { ...good, verificationCode }, false)).toEqual({ verificationCode: issue });
    },
  );

  it.each(['912345', '9'.repeat(20)])('accept the number %s [LOGIN-53 LOGIN-60]', (mobileNum) => {
    expect(loginIssues('sms', { ...good, mobileNum }, false)).toEqual({});
  });

  it.each(['1234', '1'.repeat(10)])('accept the code %s [LOGIN-53 LOGIN-62]', (verificationCode) => {
    expect(loginIssues('sms', { ...good, verificationCode }, false)).toEqual({});
  });
});

describe.each(['username', 'sms'] as const)('the captcha of the %s tab', (mode) => {
  it.each([
    ['', 'required'],
    ['12a4', 'format'],
    ['1234567', 'length'],
  ])(
    'is held against its rule while it shows: %s [LOGIN-56 LOGIN-57 LOGIN-58 LOGIN-59]',
    (captcha, issue) => {
      expect(loginIssues(mode, { ...good, captcha }, true)).toEqual({ captcha: issue });
      expect(loginIssues(mode, { ...good, captcha }, false)).toEqual({});
    },
  );

  it('may have up to six digits [LOGIN-58 CONST-04]', () => {
    expect(loginIssues(mode, { ...good, captcha: '123456' }, true)).toEqual({});
  });

  it('comes last of the issues, so that the first field of the form gets the focus [LOGIN-82]', () => {
    const empty = { username: '', password: '', mobileNum: '', verificationCode: '', captcha: '' };
    const fields = mode === 'sms' ? ['mobileNum', 'verificationCode'] : ['username', 'password'];
    expect(Object.keys(loginIssues(mode, empty, true))).toEqual([...fields, 'captcha']);
  });
});

it('the message of a captcha that is too long takes its figures from the rule [LOGIN-58 LOGIN-59]', () => {
  const text = issueText({ label: vi.login_captcha, bounds: CAPTCHA }, 'length');
  const expected = vi.form_length
    .replace('{field}', vi.login_captcha)
    .replace('{min}', '1')
    .replace('{max}', '6');
  expect(text).toBe(expected);
});
