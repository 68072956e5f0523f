import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountHash, type Scene, securityEvent } from './security-event';

const KEY = `k2:${'B'.repeat(43)}`;
const OLD = `k1:${'A'.repeat(43)}`;
const lines: Record<string, unknown>[] = [];
const scene = (address: string | null, SESSION_KEYS = KEY): Scene => ({
  env: { SESSION_KEYS },
  facts: { requestId: 'r-1', visitor: { address, country: 'VN' }, device: 'Android/Chrome' },
});

beforeEach(() => {
  lines.length = 0;
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => {
      lines.push({ level, ...JSON.parse(line) });
    });
  }
});
afterEach(() => vi.restoreAllMocks());

describe('a security event', () => {
  it('says what, when, about whom and from where, in one line without name or address [ERR-60]', () => {
    securityEvent(scene('203.0.113.77'), 'login.refused', {
      account: 'MinhAn_2209',
      code: 'login.wrong.credentials',
      call: 'session.logIn',
    });
    expect(lines).toEqual([
      {
        level: 'warn',
        event: 'security',
        kind: 'login.refused',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        code: 'login.wrong.credentials',
        call: 'session.logIn',
        account: expect.stringMatching(/^k2:[\w-]{16}$/),
        network: '203.0.113.0/24',
        country: 'VN',
        device: 'Android/Chrome',
        requestId: 'r-1',
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/minhan|\.77/i);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    [null, null],
  ])('cuts the address %s to %s [ERR-60]', (address, network) => {
    securityEvent(scene(address), 'gate.refused');
    expect(lines[0]).toMatchObject({ level: 'info', network });
  });

  it('names an account alike however it is written, and otherwise under another key [ERR-60]', () => {
    const hash = accountHash('minhan_2209', { SESSION_KEYS: KEY });
    expect(accountHash(' MinhAn_2209 ', { SESSION_KEYS: `${KEY},${OLD}` })).toBe(hash);
    expect(accountHash('minhan_2210', { SESSION_KEYS: KEY })).not.toBe(hash);
    expect(accountHash('minhan_2209', { SESSION_KEYS: OLD })?.slice(3)).not.toBe(hash?.slice(3));
  });

  it('is found by the command of the operator’s guide [ERR-60]', () => {
    const guide = readFileSync(new URL('../../../docs/operator.md', import.meta.url), 'utf8');
    const [, program = ''] = /SESSION_KEYS=k1:… node -e "([^"]+)" minhan_2209/.exec(guide) ?? [];
    const env = { SESSION_KEYS: `${KEY},${OLD}` };
    const told = execFileSync(process.execPath, ['-e', program, 'MinhAn_2209'], { env, encoding: 'utf8' });
    expect(told.trim()).toBe(accountHash('minhan_2209', { SESSION_KEYS: KEY }));
  });

  it('names no account where there is no key to hash it with [ERR-60]', () => {
    securityEvent(scene('203.0.113.77', ''), 'login', { account: 'minhan_2209' });
    expect(lines.at(-1)).toMatchObject({ kind: 'login', account: null });
  });
});
