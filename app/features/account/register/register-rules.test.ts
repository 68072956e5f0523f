import { describe, expect, it } from 'vitest';
import type { FieldIssue } from '@/app/forms/field-issues';
import type { RegisterField } from '@/contracts/register/register-fields';
import type { FieldRule } from '@/contracts/register/register-rules';
import { EMPTY_VALUES, registerIssues, sentValue } from './register-rules';

const limits = { ageLimit: 18, today: '2026-11-20' };
const rule = (min: number, max: number, patternId?: string, required = true): FieldRule => ({
  enabled: true,
  required,
  minLength: min,
  maxLength: max,
  patternId,
});

/** The issue of one field that stands alone in the form. */
const check = (name: RegisterField, rule: FieldRule, value: string): FieldIssue | undefined =>
  registerIssues([{ name, rule }], { ...EMPTY_VALUES, [name]: value }, limits)[name];

describe('rules of registration', () => {
  it.each<[RegisterField, FieldRule, string, FieldIssue | undefined]>([
    ['username', rule(4, 16, 'account'), '', 'required'],
    ['username', rule(4, 16, 'account'), 'abc', 'length'],
    ['username', rule(4, 16, 'account'), 'abcd', undefined],
    ['username', rule(4, 16, 'account'), 'a'.repeat(16), undefined],
    ['username', rule(4, 16, 'account'), 'a'.repeat(17), 'length'],
    ['username', rule(4, 16, 'account'), '1abc', 'format'],
    ['username', rule(4, 16, 'account'), 'minh an', 'format'],
    ['password', rule(6, 20, 'password'), 'abcdef', 'format'],
    ['password', rule(6, 20, 'password'), 'abcde1', undefined],
    ['password', rule(6, 20, 'password'), 'abc 12', 'format'],
    ['paymentPassword', rule(6, 6, 'digits'), '12345', 'length'],
    ['paymentPassword', rule(6, 6, 'digits'), '12345a', 'format'],
    ['paymentPassword', rule(6, 6, 'digits'), '123456', undefined],
    ['nickname', rule(2, 20, 'name'), 'Minh Ân', undefined],
    ['nickname', rule(2, 20, 'name'), 'Minh1', 'format'],
    ['payeeName', rule(2, 50, 'name'), "Trần D'Arc-Lê", undefined],
    ['email', rule(6, 64, 'email'), 'an@example', 'format'],
    ['email', rule(6, 64, 'email'), 'an@example.com', undefined],
    ['mobileNum', rule(6, 20, 'digits'), '91234', 'length'],
    ['mobileNum', rule(6, 20, 'digits'), '912345678', undefined],
    ['idNumber', rule(9, 12, 'alphanumeric'), '0790-1234', 'format'],
    ['qqNum', rule(5, 12, 'digits'), '1234a', 'format'],
    ['facebook', rule(3, 64, 'contact'), 'minh an', 'format'],
    ['wechat', rule(3, 32, 'contact'), 'minh.an', undefined],
    ['line', rule(3, 32, 'contact'), 'mi', 'length'],
    ['whatsapp', rule(6, 20, 'digits'), '+84912', 'format'],
    ['zalo', rule(6, 20, 'digits'), '912345', undefined],
    ['affiliateCode', rule(4, 16, 'alphanumeric'), 'HD-8826', 'format'],
    ['recommenderId', rule(4, 16, 'account'), 'minhan_2209', undefined],
  ])('hold %s against %j: %s is %s [REG-46 REG-47 REG-48 REG-49 REG-50]', (name, rule, value, issue) => {
    expect(check(name, rule, value)).toBe(issue);
  });

  it('check the lengths alone for a pattern that the site does not know [REG-50]', () => {
    expect(check('nickname', rule(2, 5, 'klingon'), '!?')).toBeUndefined();
    expect(check('nickname', rule(2, 5, 'toString'), '!?')).toBeUndefined();
    expect(check('nickname', rule(2, 5), '!?!?!?')).toBe('length');
  });

  it('send passwords as they were typed, everything else without the spaces around it [REG-80]', () => {
    const typed = { ...EMPTY_VALUES, password: ' a1 ', confirmPassword: 'a1 ', username: ' an ' };
    expect(sentValue('password', typed)).toBe(' a1 ');
    expect(sentValue('confirmPassword', typed)).toBe('a1 ');
    expect(sentValue('username', typed)).toBe('an');
  });

  it('let an optional field be empty, and check it once something is in it [REG-51]', () => {
    expect(check('email', rule(6, 64, 'email', false), '')).toBeUndefined();
    expect(check('email', rule(6, 64, 'email', false), '   ')).toBeUndefined();
    expect(check('email', rule(6, 64, 'email', false), 'an@')).toBe('length');
  });

  it('say nothing of a field that the form has not [REG-45]', () => {
    expect(registerIssues([], EMPTY_VALUES, limits)).toEqual({});
  });

  it.each<[string, string, FieldIssue | undefined]>([
    ['Lantern2209', '', 'required'],
    ['Lantern2209', 'Lantern220', 'mismatch'],
    ['Lantern2209', 'Lantern2209 ', 'mismatch'],
    ['Lantern2209', 'Lantern2209', undefined],
    ['Lantern2210', 'Lantern2209', 'mismatch'],
  ])(
    'want the password %s confirmed: %s is %s [REG-53 REG-54 REG-55]',
    (password, confirmPassword, issue) => {
      const values = { ...EMPTY_VALUES, password, confirmPassword };
      const fields = [{ name: 'confirmPassword' as const, rule: rule(6, 20, 'password') }];
      expect(registerIssues(fields, values, limits).confirmPassword).toBe(issue);
    },
  );

  it.each<[string, FieldIssue | undefined]>([
    ['', 'required'],
    ['73a0', 'format'],
    ['7390', undefined],
    ['123456', undefined],
    ['1234567', 'length'],
  ])(
    'hold the captcha %s against digits and six characters at most, whatever the server says: %s [REG-56 REG-57 REG-58]',
    (value, issue) => {
      expect(check('captcha', rule(1, 40, 'contact'), value)).toBe(issue);
    },
  );

  it.each<[string, FieldIssue | undefined]>([
    ['12345678901', 'length'],
    ['41a2', 'format'],
    ['4182', undefined],
  ])(
    'hold the code %s against digits and ten characters at most: %s [SMS-34 REG-32]',
    (verificationCode, issue) => {
      const values = { ...EMPTY_VALUES, mobileNum: '912345678', verificationCode };
      const fields = [{ name: 'verificationCode' as const, rule: rule(4, 40, 'contact', false) }];
      expect(registerIssues(fields, values, limits).verificationCode).toBe(issue);
    },
  );

  it('ask for a code with a number only [REG-09]', () => {
    const fields = [{ name: 'verificationCode' as const, rule: rule(4, 10, 'digits') }];
    expect(registerIssues(fields, EMPTY_VALUES, limits)).toEqual({});
    expect(registerIssues(fields, { ...EMPTY_VALUES, mobileNum: '912345678' }, limits)).toEqual({
      verificationCode: 'required',
    });
  });

  it('name the issues in the order of the form [REG-44]', () => {
    const fields = [
      { name: 'username' as const, rule: rule(4, 16, 'account') },
      { name: 'password' as const, rule: rule(6, 20, 'password') },
      { name: 'captcha' as const, rule: rule(4, 6, 'digits') },
    ];
    expect(Object.keys(registerIssues(fields, EMPTY_VALUES, limits))).toEqual([
      'username',
      'password',
      'captcha',
    ]);
  });
});
