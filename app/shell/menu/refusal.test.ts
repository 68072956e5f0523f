import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal';

const on = { REWCEN3: true };
const off = { REWCEN3: false };
const TYPES = [0, 1, 2, 4, 40, 41, 42];
const refused = (guard: 'bonus' | 'money' | 'account', flags = on) =>
  TYPES.map((type) => [type, refusalOf(guard, { session: { type }, flags })]).filter(([, why]) => why);

describe('guarded actions', () => {
  it('refuses every type but 0, 1 and 2 where it comes to rewards or money [FOOT-14 FOOT-16 ROLE-39 ROLE-40]', () => {
    const free = [4, 40, 41, 42].map((type) => [type, 'free_reject']);
    expect(refused('money')).toEqual(free);
    expect(refused('bonus')).toEqual(free);
  });

  it('opens the bonus while the flag is on, else sends to customer service, a free account first [FOOT-18 FOOT-19 FOOT-21]', () => {
    expect(refusalOf('bonus', { session: { type: 0 }, flags: on })).toBeUndefined();
    expect(refusalOf('bonus', { session: { type: 0 }, flags: off })).toBe('contact_service');
    expect(refusalOf('bonus', { session: { type: 41 }, flags: off })).toBe('free_reject');
  });

  it('tells a user on trial to log in with an actual account [ROLE-29 ROLE-30 ROLE-41]', () => {
    expect(refused('account')).toEqual([[4, 'actual_account']]);
    const session = { type: 0, trial: true };
    expect(refusalOf('account', { session, flags: on })).toBe('actual_account');
    expect(refusalOf('money', { session, flags: on })).toBe('actual_account');
    expect(refusalOf('bonus', { session, flags: off })).toBe('actual_account');
  });

  it('refuses no guest: the target leads to the login [FOOT-17]', () => {
    for (const guard of ['bonus', 'money', 'account'] as const) {
      expect(refusalOf(guard, { session: null, flags: off })).toBeUndefined();
    }
  });
});
