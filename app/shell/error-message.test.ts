import { describe, expect, it } from 'vitest';
import { ERROR_CODES, GatewayError, toErrorCode } from '../../contracts/errors';
import en from '../../messages/en.json';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { errorMessage, messageOfError } from './error-message';

it('has a text for every code in Vietnamese and English, and never the code itself [LANG-38 ERR-44 ERR-59]', () => {
  for (const code of ERROR_CODES) {
    overwriteGetLocale(() => 'vi');
    const vietnamese = errorMessage(code);
    overwriteGetLocale(() => 'en');
    expect(vietnamese).not.toContain(code);
    expect(errorMessage(code)).not.toBe(vietnamese);
  }
});

it('says of each refusal something of its own, but for those that mean the same to a person [ERR-55 ERR-59]', () => {
  overwriteGetLocale(() => 'en');
  const codes = new Map<string, string[]>();
  for (const code of ERROR_CODES) {
    const text = errorMessage(code);
    codes.set(text, [...(codes.get(text) ?? []), code]);
  }
  const alike = [...codes.values()].filter(({ length }) => length > 1);
  expect(alike).toEqual([
    ['login.wrong.credentials', 'password.wrong'],
    ['login.captcha.wrong', 'captcha.wrong'],
    ['login.replayed', 'gateway.unavailable', 'gateway.timeout', 'gateway.bad.answer'],
    ['register.field.invalid', 'request.invalid', 'request.too.large'],
    ['withdraw.amount.invalid', 'transfer.amount.invalid'],
  ]);
});

it('shows unknown codes as an unknown error and anything else as the system error [ERR-16 ERR-17 ERR-55]', () => {
  overwriteGetLocale(() => 'en');
  expect(messageOfError(new GatewayError(toErrorCode('no.such.code')))).toBe(en.error_unknown);
  expect(messageOfError(new TypeError('x'))).toBe(en.error_system);
});

it('says that there is no network where nothing of the site came, and of a gateway that is down that the system has a problem [ERR-55]', () => {
  overwriteGetLocale(() => 'en');
  const unreached = new GatewayError('gateway.unavailable', null, 502, undefined, 'TypeError');
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  for (const error of [unreached, lost, new TypeError('Failed to fetch'), new TypeError('Load failed')])
    expect(messageOfError(error)).toBe(en.connection_lost);
  expect(messageOfError(new GatewayError('gateway.unavailable', null, 502))).toBe(en.error_system);
  expect(messageOfError(new TypeError('x is not a function'))).toBe(en.error_system);
});

describe('stated texts', () => {
  it.each([
    ['account.disabled', 'Sorry, the user does not exist or is disabled'],
    ['session.missing', 'You are not logged in, please login first'],
    ['session.ended', 'The account has been logged out, please log in again'],
    ['platform.maintenance', 'The platform is under maintenance'],
    ['account.trial', 'Please login an actual account to use this function'],
    ['login.not.member', 'Non-member account unable to login'],
    ['login.not.agent', 'Non-agents cannot log in'],
    ['request.url.empty', 'The requested url is empty'],
    ['system.upgrading', 'The system is being upgraded'],
  ] as const)(
    'says the stated text of %s [ERR-04 ERR-07 ERR-08 ERR-12 ERR-14 ERR-15 ERR-20 ERR-21 ERR-22]',
    (code, text) => {
      overwriteGetLocale(() => 'en');
      expect(errorMessage(code)).toBe(text);
    },
  );
});
