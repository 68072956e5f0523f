import { describe, expect, it } from 'vitest';
import { type RoutePath, SCREENS } from '../../screens';
import { refusalOf } from './refusal';

const on = { REWCEN3: true };
const off = { REWCEN3: false };
const TYPES = [0, 1, 2, 4, 40, 41, 42];
const BONUS: RoutePath = '/m/rewardCenter';
const MONEY: RoutePath[] = ['/m/voucherCenter', '/m/withdraw'];
const ACCOUNT: RoutePath[] = ['/m/bankCards', '/m/changePsw', '/m/feedback', '/m/securityCenter'];
const MOVES: RoutePath[] = ['/m/inviteFriends', '/m/transfer', '/m/transferUp'];
const refused = (to: RoutePath, flags = on) =>
  TYPES.map((type) => [type, refusalOf(to, { session: { type }, flags })]).filter(([, why]) => why);

describe('guarded actions', () => {
  it('refuses free accounts, and no agent, where it comes to rewards or money [FOOT-14 FOOT-16 ROLE-39 ROLE-40]', () => {
    const free = [4, 40].map((type) => [type, 'free_reject']);
    for (const to of [BONUS, ...MONEY]) expect(refused(to), to).toEqual(free);
  });

  it('opens the bonus while the flag is on, else sends to customer service, a free account first [FOOT-18 FOOT-19 FOOT-21]', () => {
    expect(refusalOf(BONUS, { session: { type: 0 }, flags: on })).toBeUndefined();
    expect(refusalOf(BONUS, { session: { type: 0 }, flags: off })).toBe('contact_service');
    expect(refusalOf(BONUS, { session: { type: 40 }, flags: off })).toBe('free_reject');
  });

  it('tells a user on trial to log in with an actual account [ROLE-29 ROLE-30 ROLE-41]', () => {
    for (const to of ACCOUNT) expect(refused(to), to).toEqual([[4, 'actual_account']]);
    for (const to of MOVES)
      expect(refused(to), to).toEqual([
        [4, 'actual_account'],
        [40, 'free_reject'],
      ]);
    const session = { type: 0, trial: true };
    expect(refusalOf('/m/securityCenter', { session, flags: on })).toBe('actual_account');
    expect(refusalOf('/m/withdraw', { session, flags: on })).toBe('actual_account');
    expect(refusalOf(BONUS, { session, flags: off })).toBe('actual_account');
  });

  it('refuses no guest: the target leads to the login [FOOT-17]', () => {
    for (const to of [BONUS, ...MONEY, ...ACCOUNT, ...MOVES]) {
      expect(refusalOf(to, { session: null, flags: off })).toBeUndefined();
    }
  });

  it('refuses no other screen of the site: plain browsing has no guard [FOOT-16]', () => {
    const guarded = [BONUS, ...MONEY, ...ACCOUNT, ...MOVES];
    const paths = Object.keys(SCREENS) as RoutePath[];
    expect(paths.filter((path) => refused(path).length > 0).sort()).toEqual(guarded.sort());
  });
});
