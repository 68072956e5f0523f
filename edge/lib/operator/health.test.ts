import { expect, it } from 'vitest';
import { SETTINGS } from '../../settings';
import { readSettings } from '../settings/read-settings';
import { healthOf, type Known } from './health';

const NOW = Date.UTC(2026, 10, 28, 12);
const settings = (written: Record<string, string>) => readSettings(SETTINGS, written).values;
const known = (more: Partial<Known> = {}): Known => ({
  now: NOW,
  build: '20261128T0542-0af76519',
  version: '1.0.0',
  settings: settings({ SITE_LEVEL: 'guest' }),
  settingProblems: [],
  status: { heardAt: NOW - 20_000, cause: null },
  gateway: { state: 'well', lastAnswer: null, lastFailure: null, slow: [] },
  limits: { bound: ['RATE_LOGIN_ADDRESS'], missing: [] },
  bindings: {},
  quickGate: { state: 'none', readSecondsAgo: null, closed: { site: false, countries: 0, ranges: 0 } },
  ...more,
});

it('a site for guests needs no keys to be well, any other does', () => {
  expect(healthOf(known()).problems).toEqual([]);
  const entered = healthOf(known({ settings: settings({ SITE_LEVEL: 'enter' }) }));
  expect(entered.problems).toEqual([
    'no SESSION_KEYS: nobody can log in',
    'no GATEWAY_PUBLIC_JWK: nobody can log in',
  ]);
});

it('a name that is nearly a setting’s is told with the one that was meant', () => {
  const settingProblems = [{ name: 'GATE_DENY_COUNTRY', reason: '', meant: 'GATE_DENY_COUNTRIES' }];
  expect(healthOf(known({ settingProblems })).problems).toEqual([
    'GATE_DENY_COUNTRY is no setting; did you mean GATE_DENY_COUNTRIES?',
  ]);
});

it.each([
  [60_000, 60, false],
  [60_500, 61, true],
  [undefined, null, true],
])('a status heard %s ms ago is %s s old, stale: %s', (ago, heardSecondsAgo, isStale) => {
  const status = { heardAt: ago === undefined ? undefined : NOW - ago, cause: null };
  expect(healthOf(known({ status })).status).toEqual({ heardSecondsAgo, isStale, closedBy: null });
});

it('a gateway that answers nobody is an illness', () => {
  const gateway = { state: 'stalled', lastAnswer: null, lastFailure: null, slow: [] } as const;
  expect(healthOf(known({ gateway: { ...gateway, slow: [] } })).problems).toEqual([
    'the gateway answers nobody',
  ]);
});
