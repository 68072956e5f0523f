import { afterEach, describe, expect, it, vi } from 'vitest';
import { type GateSettings, gateRules, gateSettings, refusedBy } from './gate-settings';

const vn = { country: 'VN', address: '203.0.113.9' };
const nobody = { country: null, address: null };

afterEach(() => vi.restoreAllMocks());

describe('the gate lists', () => {
  it.each([
    ['nothing set', {}, vn, null],
    ['nothing set, nothing known', {}, nobody, null],
    ['a denied country', { GATE_DENY_COUNTRIES: 'cn, vn' }, vn, 'region'],
    ['another country denied', { GATE_DENY_COUNTRIES: 'CN' }, vn, null],
    ['a denied country and an unknown visitor', { GATE_DENY_COUNTRIES: 'CN' }, nobody, null],
    ['an allowed country', { GATE_ALLOW_COUNTRIES: 'VN,TH' }, vn, null],
    ['another country allowed', { GATE_ALLOW_COUNTRIES: 'TH' }, vn, 'region'],
    ['countries allowed and an unknown visitor', { GATE_ALLOW_COUNTRIES: 'VN' }, nobody, 'region'],
    ['deny against allow', { GATE_ALLOW_COUNTRIES: 'VN', GATE_DENY_COUNTRIES: 'VN' }, vn, 'region'],
    ['a denied address', { GATE_DENY_IPS: '203.0.113.0/24' }, vn, 'ip'],
    [
      'a denied address in IPv6 clothes',
      { GATE_DENY_IPS: '203.0.113.0/24' },
      { ...vn, address: '::ffff:203.0.113.9' },
      'ip',
    ],
    ['an allowed address', { GATE_ALLOW_IPS: '203.0.113.0/24' }, vn, null],
    ['another address allowed', { GATE_ALLOW_IPS: '198.51.100.0/24' }, vn, 'ip'],
    ['addresses allowed and an unknown visitor', { GATE_ALLOW_IPS: '0.0.0.0/0' }, nobody, 'ip'],
    [
      'an allowed address that is denied too',
      { GATE_ALLOW_IPS: '0.0.0.0/0', GATE_DENY_IPS: '203.0.113.9' },
      vn,
      'ip',
    ],
    [
      'an allowed address of a denied country',
      { GATE_ALLOW_IPS: '203.0.113.9', GATE_DENY_COUNTRIES: 'VN' },
      vn,
      'region',
    ],
    [
      'an allowed address of a country not allowed',
      { GATE_ALLOW_IPS: '203.0.113.9', GATE_ALLOW_COUNTRIES: 'TH' },
      vn,
      'region',
    ],
    ['the Tor network denied', { GATE_DENY_COUNTRIES: 'T1' }, { country: 'T1', address: null }, 'region'],
  ])('%s [GATE-10 GATE-22]', (_, settings, visitor, expected) => {
    expect(refusedBy(gateSettings(settings) as GateSettings, visitor)).toBe(expected);
  });

  it.each([
    ['GATE_ALLOW_COUNTRIES', 'VN, Vietnam'],
    ['GATE_DENY_COUNTRIES', 'XX'],
    ['GATE_ALLOW_IPS', '203.0.113.0/33'],
    ['GATE_DENY_IPS', '203.0.113.1, 10.0.0.0/8, ten'],
  ])('are nothing that anybody could pass where %s is malformed [GATE-22]', (name, written) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(gateSettings({ [name]: written })).toBeNull();
  });

  it('are others at another gateway: a page from before shows what that one said', () => {
    const GATE_DENY_COUNTRIES = 'CN';
    expect(gateRules({ GATE_DENY_COUNTRIES, GATEWAY_URL: 'https://one.example' })).not.toBe(
      gateRules({ GATE_DENY_COUNTRIES, GATEWAY_URL: 'https://two.example' }),
    );
  });

  it('reads the settings once for each environment, and again where they differ [GATE-22]', () => {
    const settings = { GATE_DENY_COUNTRIES: 'CN' };
    expect(gateSettings(settings)).toBe(gateSettings(settings));
    expect(gateSettings({ ...settings })).toEqual(gateSettings(settings));
    expect(gateSettings({ GATE_DENY_COUNTRIES: 'TH' })).not.toBe(gateSettings(settings));
  });
});
