import { describe, expect, it } from 'vitest';
import { readFlags } from '@/contracts/flags';
import { REGISTER_FIELDS } from '@/contracts/register/register-fields';
import { getRegisterRules, type RegisterRules } from '@/contracts/register/register-rules';
import { fieldsOf, methodsOf } from './register-form-fields';

const rules = getRegisterRules.example.output as RegisterRules;
const settings = { usernameRegister: true, mobileRegister: true, firebaseVerification: false };
const off = readFlags({});
const flags = { ...off, USERNAMEREG3: true, MOBILENUMREG3: true };
const everyFlag = { ...flags, REGMOBVERF3: true, MOBILENUMPASSREG3: true };
const namesOf = (...args: Parameters<typeof fieldsOf>) => fieldsOf(...args).map(({ name }) => name);
const without = (name: keyof RegisterRules): RegisterRules => ({ ...rules, [name]: undefined });

describe('methods of registration [REG-03 REG-04 REG-05 REG-06 REG-07 REG-08 FLAG-01 FLAG-02]', () => {
  it.each([
    ['both flags', flags, settings, ['mobile', 'username']],
    ['the mobile flag alone', { ...flags, USERNAMEREG3: false }, settings, ['mobile']],
    ['the username flag alone', { ...flags, MOBILENUMREG3: false }, settings, ['username']],
    ['no flag', off, settings, []],
    ['a gateway without mobile numbers', flags, { ...settings, mobileRegister: false }, ['username']],
    ['a gateway without usernames', flags, { ...settings, usernameRegister: false }, ['mobile']],
  ])('are with %s, the default first [REG-04 REG-05 REG-06 REG-07]', (_with, flags, settings, methods) => {
    expect(methodsOf({ rules, settings, flags })).toEqual(methods);
  });

  it('need the field they are named after [REG-08 REG-12]', () => {
    expect(methodsOf({ rules: without('mobileNum'), settings, flags })).toEqual(['username']);
    expect(methodsOf({ rules: without('username'), settings, flags })).toEqual(['mobile']);
    const disabled = { ...rules.username, enabled: false } as RegisterRules['username'];
    expect(methodsOf({ rules: { ...rules, username: disabled }, settings, flags })).toEqual(['mobile']);
  });
});

describe('fields of the form', () => {
  it('are all that are configured, in the order of the form [REG-12 REG-13 REG-14 REG-15]', () => {
    expect(namesOf('username', { rules, settings, flags })).toEqual(
      REGISTER_FIELDS.filter((name) => name !== 'mobileNum' && name !== 'verificationCode'),
    );
    expect(namesOf('mobile', { rules, settings, flags: { ...everyFlag, USERNAMEREG3: false } })).toEqual(
      REGISTER_FIELDS.filter((name) => name !== 'username'),
    );
  });

  it('stand in this order: the account and what opens it, the person, the ways to reach it, the codes, what the picture says [REG-12]', () => {
    const all = { rules, settings, flags: { ...everyFlag, MOBILENUMREG3: false } };
    expect(namesOf('username', all)).toEqual([
      'username',
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
      'paymentPassword',
      'nickname',
      'payeeName',
      'email',
      'idNumber',
      'birthday',
      'qqNum',
      'facebook',
      'wechat',
      'line',
      'whatsapp',
      'zalo',
      'affiliateCode',
      'recommenderId',
      'captcha',
    ]);
  });

  it('have a mobile number beside the username where it is no method of its own [REG-20]', () => {
    const usernameAlone = { rules, settings, flags: { ...everyFlag, MOBILENUMREG3: false } };
    expect(namesOf('username', usernameAlone)).toEqual([...REGISTER_FIELDS]);
    expect(namesOf('username', { rules, settings, flags: everyFlag })).not.toContain('mobileNum');
  });

  it('have no username for a mobile number, and no password unless the flag asks for one [REG-10 REG-11 FLAG-04]', () => {
    const names = namesOf('mobile', { rules, settings, flags });
    for (const name of ['username', 'password', 'confirmPassword', 'verificationCode']) {
      expect(names).not.toContain(name);
    }
    const withPassword = namesOf('mobile', { rules, settings, flags: { ...flags, MOBILENUMPASSREG3: true } });
    expect(withPassword).toEqual(expect.arrayContaining(['password', 'confirmPassword']));
    expect(withPassword).not.toContain('username');
  });

  it('have a code with REGMOBVERF3, where a mobile number is asked for [REG-09 REG-32 FLAG-03]', () => {
    const verified = { ...flags, REGMOBVERF3: true };
    expect(namesOf('mobile', { rules, settings, flags: verified })).toContain('verificationCode');
    const usernameAlone = { ...verified, MOBILENUMREG3: false };
    expect(namesOf('username', { rules, settings, flags: usernameAlone })).toContain('verificationCode');
    expect(
      namesOf('username', { rules: without('mobileNum'), settings, flags: usernameAlone }),
    ).not.toContain('verificationCode');
    expect(
      namesOf('mobile', { rules: without('verificationCode'), settings, flags: verified }),
    ).not.toContain('verificationCode');
  });

  it('never have a confirmation without a password [REG-15]', () => {
    expect(namesOf('username', { rules: without('password'), settings, flags })).not.toContain(
      'confirmPassword',
    );
  });

  it.each(REGISTER_FIELDS.filter((name) => !['username', 'verificationCode'].includes(name)))(
    'leave %s out once its rule is disabled or gone [REG-12 REG-14 REG-15 REG-16 REG-17 REG-18 REG-19 REG-20 REG-21 REG-22 REG-23 REG-24 REG-25 REG-26 REG-27 REG-28 REG-29 REG-30 REG-31 REG-45]',
    (name) => {
      const alone = { ...flags, MOBILENUMREG3: false };
      expect(namesOf('username', { rules, settings, flags: alone })).toContain(name);
      expect(namesOf('username', { rules: without(name), settings, flags: alone })).not.toContain(name);
      const disabled = { ...rules, [name]: { ...rules[name], enabled: false } } as RegisterRules;
      expect(namesOf('username', { rules: disabled, settings, flags: alone })).not.toContain(name);
    },
  );

  it('require what no registration can do without, whatever the rule says [REG-53 REG-56]', () => {
    const lax = Object.fromEntries(
      REGISTER_FIELDS.map((name) => [name, { ...rules[name], required: false }]),
    ) as RegisterRules;
    const required = (method: 'username' | 'mobile') =>
      fieldsOf(method, { rules: lax, settings, flags })
        .filter(({ rule }) => rule.required)
        .map(({ name }) => name);
    expect(required('username')).toEqual(['username', 'password', 'confirmPassword', 'captcha']);
    expect(required('mobile')).toEqual(['mobileNum', 'captcha']);
  });
});
