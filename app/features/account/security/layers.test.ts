import { expect, it } from 'vitest';
import { getSecurityOverview } from '@/contracts/security/overview';
import { verdictOf } from './layers';
import type { SecurityOverview } from './security.queries';

const ALL = getSecurityOverview.example.output as SecurityOverview;
const NONE: SecurityOverview = {
  hasLoginPassword: true,
  passwordChangedAt: null,
  hasPaymentPassword: false,
  bankCards: 0,
  lastDigits: null,
  mobile: null,
  isMobileProved: false,
  email: null,
  isEmailProved: false,
  hasQuestions: false,
  frozenUntil: null,
};

it('counts what is done of six layers and advises nothing when all are [ACC-02]', () => {
  expect(verdictOf(ALL)).toMatchObject({ done: 6, next: null });
  expect(verdictOf(NONE)).toMatchObject({ done: 1 });
});

it('calls a contact done once a code was received there, and unproved before [ACC-02]', () => {
  const unproved = verdictOf({ ...ALL, isMobileProved: false });
  expect(unproved.done).toBe(5);
  expect(unproved.next).toEqual({ id: 'mobile', state: 'unproved' });
  expect(verdictOf({ ...ALL, email: null, isEmailProved: false }).next).toEqual({
    id: 'email',
    state: 'missing',
  });
});

it('advises first what brings a lost account back [ACC-02]', () => {
  expect(verdictOf(NONE).next?.id).toBe('mobile');
  expect(verdictOf({ ...NONE, hasLoginPassword: false }).next?.id).toBe('login');
  const proved = { ...NONE, mobile: '+84 91•••• 512', isMobileProved: true };
  expect(verdictOf(proved).next?.id).toBe('payment');
});
