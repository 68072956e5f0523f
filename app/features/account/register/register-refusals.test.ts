import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '@/contracts/errors';
import { REGISTER_FIELDS, type RegisterField } from '@/contracts/register/register-fields';
import { refusedField, refusedPreset, spendsCaptcha } from './register-refusals';
import { EMPTY_VALUES } from './register-rules';

const rule = { enabled: true, required: true, minLength: 1, maxLength: 20, patternId: undefined };
const fields = REGISTER_FIELDS.map((name) => ({ name, rule }));
const values = { ...EMPTY_VALUES, mobileNum: '912345678', email: 'an@example.com' };

describe('refusals of a registration [REG-71 ERR-47]', () => {
  it.each<[ErrorCode, RegisterField | null]>([
    ['account.exists', 'username'],
    ['account.in.use', 'mobileNum'],
    ['captcha.wrong', 'captcha'],
    ['verification.code.wrong', 'verificationCode'],
    ['verification.code.expired', 'verificationCode'],
    ['firebase.failed', 'verificationCode'],
    ['mobile.invalid', 'mobileNum'],
    ['mobile.country.closed', 'mobileNum'],
    ['affiliate.code.invalid', 'affiliateCode'],
    ['agent.link.invalid', 'affiliateCode'],
    ['referrer.invalid', 'recommenderId'],
    ['age.too.young', 'birthday'],
    ['permission.denied', null],
    ['rate.limited', null],
    ['gateway.unavailable', null],
  ])(
    '%s is about %s [REG-59 REG-63 REG-70 REG-73 ERR-01 ERR-03 ERR-05 ERR-06 ERR-10 ERR-11 ERR-28 ERR-47]',
    (code, field) => {
      expect(refusedField(code, undefined, { fields, values })).toBe(field);
    },
  );

  it('go to the field that the refusal names, when it is one [REG-71 ERR-47]', () => {
    expect(refusedField('register.field.invalid', 'zalo', { fields, values })).toBe('zalo');
    expect(refusedField('account.in.use', 'email', { fields, values })).toBe('email');
    expect(refusedField('register.field.invalid', 'toString', { fields, values })).toBeNull();
    expect(refusedField('register.field.invalid', undefined, { fields, values })).toBeNull();
  });

  it('of an account in use are about what was filled in: the number, else the e-mail [ERR-06]', () => {
    const noNumber = { ...values, mobileNum: '' };
    expect(refusedField('account.in.use', undefined, { fields, values: noNumber })).toBe('email');
    expect(refusedField('account.in.use', undefined, { fields, values: EMPTY_VALUES })).toBeNull();
    const noNumberField = fields.filter(({ name }) => name !== 'mobileNum');
    expect(refusedField('account.in.use', undefined, { fields: noNumberField, values })).toBe('email');
  });

  it('about a field that does not show are about the whole [REG-45]', () => {
    expect(refusedField('captcha.wrong', undefined, { fields: [], values })).toBeNull();
    expect(refusedField('register.field.invalid', 'zalo', { fields: [], values })).toBeNull();
  });

  it.each<[ErrorCode, ReturnType<typeof refusedPreset>]>([
    ['agent.link.invalid', 'affiliateCode'],
    ['affiliate.code.invalid', 'affiliateCode'],
    ['referrer.invalid', 'recommenderId'],
    ['account.exists', null],
  ])('%s drops the preset %s [ERR-58]', (code, preset) => {
    expect(refusedPreset(code)).toBe(preset);
  });

  it.each<[ErrorCode, boolean, boolean]>([
    ['captcha.wrong', false, true],
    ['account.exists', false, true],
    ['affiliate.code.invalid', false, false],
    ['affiliate.code.invalid', true, true],
    ['mobile.invalid', false, false],
    ['mobile.country.closed', false, false],
    ['gateway.unavailable', false, false],
  ])('%s, the code preset: %s, asks for another captcha: %s [REG-40]', (code, isPreset, spends) => {
    expect(spendsCaptcha(code, isPreset)).toBe(spends);
  });
});
