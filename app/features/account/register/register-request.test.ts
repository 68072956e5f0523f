import { describe, expect, it } from 'vitest';
import { REGISTER_FIELDS, type RegisterField } from '@/contracts/register/register-fields';
import { registerRequest } from './register-request';
import { EMPTY_VALUES } from './register-rules';

const rule = { enabled: true, required: false, minLength: 1, maxLength: 20, patternId: undefined };
const fieldsOf = (...names: RegisterField[]) => names.map((name) => ({ name, rule }));
const beside = { countryDialingCode: '84', registerMethod: 'H5' as const, presets: {}, identity: {} };
const filled = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, `${name}-1`])) as typeof EMPTY_VALUES;

describe('what the form sends', () => {
  it('is every field that shows, with dialling code and way [REG-75 REG-77 REG-79 REG-80 REG-81 REG-82 REG-83 REG-84 REG-85 REG-86 REG-87 REG-88 REG-89 REG-90 REG-91 REG-92 REG-93 REG-94 REG-95 REG-96 REG-97 REG-100]', () => {
    expect(registerRequest(fieldsOf(...REGISTER_FIELDS), filled, beside)).toEqual({
      ...filled,
      countryDialingCode: '84',
      registerMethod: 'H5',
      codeIsPreset: false,
    });
  });

  it('has nothing of fields that do not show or are empty [REG-11 REG-45 REG-51]', () => {
    const values = { ...filled, nickname: '  ' };
    expect(registerRequest(fieldsOf('username', 'nickname'), values, beside)).toEqual({
      username: 'username-1',
      registerMethod: 'H5',
      codeIsPreset: false,
    });
  });

  it('has no spaces around it, passwords excepted [REG-80 REG-81]', () => {
    const values = { ...EMPTY_VALUES, username: ' an_2209 ', password: ' a1 ', confirmPassword: ' a1 ' };
    expect(
      registerRequest(fieldsOf('username', 'password', 'confirmPassword'), values, beside),
    ).toMatchObject({
      username: 'an_2209',
      password: ' a1 ',
      confirmPassword: ' a1 ',
    });
  });

  it.each([
    ['HD8826', 'HD8826', true],
    ['HD8826', 'OTHER1', false],
    ['HD8826', '', false],
    [undefined, 'HD8826', false],
  ])(
    'says of the preset %s and the code %s that it is preset: %s [REG-60 REG-61]',
    (preset, affiliateCode, is) => {
      const presets = preset ? { affiliateCode: preset } : {};
      const values = { ...EMPTY_VALUES, affiliateCode };
      expect(registerRequest(fieldsOf('affiliateCode'), values, { ...beside, presets }).codeIsPreset).toBe(
        is,
      );
    },
  );

  it('brings what a link preset also where the form does not ask for it [REG-65 REG-67]', () => {
    const presets = { affiliateCode: 'HD8826', recommenderId: 'minhan_2209' };
    expect(registerRequest([], EMPTY_VALUES, { ...beside, presets })).toEqual({
      ...presets,
      registerMethod: 'H5',
      codeIsPreset: true,
    });
  });

  it('carries the identity that Firebase proved in place of the code, a social one beside it [REG-101 REG-102 SMS-25]', () => {
    const rule = { enabled: true, required: true, minLength: 4, maxLength: 10 };
    const fields = [{ name: 'verificationCode' as const, rule }];
    const values = { ...EMPTY_VALUES, verificationCode: '418205' };
    const sentWith = (firebaseChannel: 'sms' | 'google') =>
      registerRequest(fields, values, { ...beside, identity: { firebaseChannel, firebaseIdToken: 'a.b.c' } });
    expect(sentWith('sms')).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'a.b.c' });
    expect(sentWith('sms')).not.toHaveProperty('verificationCode');
    expect(sentWith('google')).toMatchObject({ firebaseChannel: 'google', verificationCode: '418205' });
  });
});
