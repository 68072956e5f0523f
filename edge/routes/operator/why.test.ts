import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked, Explained, WhyHidden } from '@/contracts/why-hidden';
import type { Env } from '../../env';
import { envelope, fakeSite, statusResponse } from '../../testing/fake-site';
import { keyValueStore } from '../../testing/key-value-store';

const OPERATOR_KEY = 'a-key-of-at-least-thirty-two-letters';
const AS_OPERATOR = { Authorization: `Bearer ${OPERATOR_KEY}`, 'Accept-Language': 'en' };

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const ENTRIES: Explained[] = [
  {
    id: 'menu:vip',
    place: 'menu',
    label: 'VIP',
    verdict: 'hidden',
    because: [{ kind: 'flag', flag: 'VIPBENEFIT3' }],
    oneOf: [],
  },
  { id: 'home:deposit', place: 'home', label: 'Deposit', verdict: 'shown', because: [], oneOf: [] },
];
let asked: Asked | undefined;
const whyHidden: WhyHidden = async (given) => {
  asked = given;
  return { entries: ENTRIES, game: given.game ? null : undefined };
};

async function look(query: string, vars: Partial<Env> = {}, status?: () => Response) {
  const answers: Parameters<typeof fakeSite>[0] = status ? { '/wps/system/status': status } : {};
  const site = fakeSite(answers, { OPERATOR_KEY, ...vars }, undefined, whyHidden);
  const response = await site.fetch(`/operator/why${query}`, { headers: AS_OPERATOR });
  return { page: await response.text(), status: response.status, site };
}

describe('why something is hidden', () => {
  it('says it of the thing that was asked for, and of all others', async () => {
    const { page } = await look('?thing=menu:vip&as=member&language=en');
    expect(page).toContain('<h2>VIP: hidden</h2>');
    expect(page).toContain('flag VIPBENEFIT3 is off (status answer of the gateway)');
    expect(asked).toMatchObject({ visitor: 'member', locale: 'en', level: 'agent', runsAsApp: false });
  });

  it('asks with the flags of the gateway, whatever the level of the site', async () => {
    const { info } = statusResponse();
    const sent = () => envelope({ ...statusResponse(), info: { ...info, whitelabel: { PTSYS3: 'Y' } } });
    await look('?as=agent', { SITE_LEVEL: 'enter' }, sent);
    expect(asked?.flags).toMatchObject({ PTSYS3: true, CBS3: false });
    expect(asked?.offAt('enter').flags).toMatchObject({ PTSYS3: false });
    expect(asked?.offAt('enter').screensOff).toContain('/m/withdraw');
    expect(asked?.offAt('agent').screensOff).toEqual([]);
  });

  it('says that the gateway has no such game', async () => {
    expect((await look('?game=xyz')).page).toContain('has no game like “xyz”');
  });

  it('is asked for the country that is named, and the visitor’s own else', async () => {
    const { site } = await look('?country=th');
    const [call] = site.callsTo('/wps/system/status');
    expect(call?.headers.get('X-Visitor-Country')).toBe('TH');
  });

  it.each([
    ['?country=CN', { GATE_DENY_COUNTRIES: 'CN' }, 'GATE_DENY_COUNTRIES in the settings decides'],
    ['?country=CN', { GATE_ALLOW_COUNTRIES: 'VN' }, 'GATE_ALLOW_COUNTRIES in the settings decides'],
    ['?country=VN&address=203.0.113.9', { GATE_DENY_IPS: '203.0.113.0/24' }, 'GATE_DENY_IPS in the settings'],
    ['?country=VN&address=203.0.113.9', { GATE_ALLOW_IPS: '198.51.100.7' }, 'GATE_ALLOW_IPS in the settings'],
    [
      '?country=CN&address=203.0.113.9',
      { GATE_DENY_COUNTRIES: 'CN', GATE_DENY_IPS: '203.0.113.9' },
      'GATE_DENY_COUNTRIES, GATE_DENY_IPS in the settings',
    ],
  ])('of %s at the gate with %j names %j', async (query, vars, said) => {
    expect((await look(query, vars)).page).toContain(said);
  });

  it.each([
    ['VN', 'The quick gate has closed VN'],
    ['203.0.113.0/24', 'The quick gate has closed 203.0.113.0/24'],
    ['site', 'The quick gate has closed the whole site'],
  ])('names the closure of %s', async (what, said) => {
    const QUICK_GATE = keyValueStore();
    QUICK_GATE.kept.set('closed', { value: JSON.stringify([{ what, at: '', by: '', reason: '' }]) });
    expect((await look('?country=VN&address=203.0.113.9', { QUICK_GATE })).page).toContain(said);
  });

  it('names what the status answer closes, and a site of which nothing is known', async () => {
    const resting = () => envelope(statusResponse({ maintenance: true }));
    expect((await look('', {}, resting)).page).toContain('The status answer decides: maintenance');
    const down = () => new Response('', { status: 500 });
    expect((await look('', {}, down)).page).toContain('there is no site to explain');
  });

  it('passes nothing on as it was written', async () => {
    const { page } = await look('?thing=<b>&country=<i>&game=<script>&address=<u>');
    for (const tag of ['<b>', '<i>', '<script>', '<u>'])
      expect([tag, page.includes(tag)]).toEqual([tag, false]);
  });
});
