import { base64url } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seal, sealKeys, unseal } from './sealed-cookie';

const key = (kid: string, fill: number) => `${kid}:${base64url.encode(new Uint8Array(32).fill(fill))}`;
const keys = (...written: string[]) => sealKeys({ SESSION_KEYS: written.join(',') });
const old = key('2026-10', 1);
const current = key('2026-11', 2);
const payload = { token: 'gateway-token', info: { userName: 'minhan' } };
const DAY = 86_400;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the sealed cookie', () => {
  it('opens what it sealed, and shows nothing of it [GATE-35 GATE-36]', async () => {
    const sealed = await seal(payload, 'session', keys(current));
    expect(await unseal(sealed, 'session', keys(current), DAY)).toEqual(payload);
    const readable = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(readable.join()).not.toContain('gateway-token');
  });

  it('seals with the first key and opens with all of them [GATE-36]', async () => {
    const before = await seal(payload, 'session', keys(old));
    const after = await seal(payload, 'session', keys(current, old));
    expect(await unseal(before, 'session', keys(current, old), DAY)).toEqual(payload);
    expect(await unseal(after, 'session', keys(current), DAY)).toEqual(payload);
    expect(await unseal(before, 'session', keys(current), DAY)).toBeNull();
  });

  it('does not open a forgery [GATE-36]', async () => {
    const sealed = await seal(payload, 'session', keys(current));
    const [header = '', encryptedKey = '', iv = '', text = '', tag = ''] = sealed.split('.');
    const flip = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
    const withHeader = (fields: object) => base64url.encode(JSON.stringify(fields));
    const forgeries = [
      '',
      'x',
      'a.b.c.d.e',
      [header, encryptedKey, iv, flip(text), tag].join('.'),
      [header, encryptedKey, iv, text, flip(tag)].join('.'),
      [header, encryptedKey, flip(iv), text, tag].join('.'),
      [
        withHeader({ alg: 'none', enc: 'A256GCM', kid: '2026-11', purpose: 'session' }),
        '',
        iv,
        text,
        tag,
      ].join('.'),
      [withHeader({ alg: 'dir', enc: 'A256GCM', purpose: 'session' }), '', iv, text, tag].join('.'),
      'a'.repeat(100_000),
      await seal(payload, 'session', keys(key('2026-11', 9))),
    ];
    for (const forgery of forgeries) expect(await unseal(forgery, 'session', keys(current), DAY)).toBeNull();
  });

  it('does not take one kind of cookie for another [GATE-36]', async () => {
    const captcha = await seal(payload, 'captcha', keys(current));
    expect(await unseal(captcha, 'session', keys(current), DAY)).toBeNull();
  });

  it('does not open what is older than its time [SESS-45]', async () => {
    vi.useFakeTimers();
    const sealed = await seal(payload, 'session', keys(current));
    vi.advanceTimersByTime(DAY * 1000);
    expect(await unseal(sealed, 'session', keys(current), DAY)).toEqual(payload);
    vi.advanceTimersByTime(1000);
    expect(await unseal(sealed, 'session', keys(current), DAY)).toBeNull();
  });

  it('refuses to seal what no browser would keep [GATE-36]', async () => {
    await expect(seal({ token: 'x'.repeat(4_000) }, 'session', keys(current))).rejects.toThrow('too long');
  });

  it.each(['nonsense', 'kid:short', `${current}:more`, `${current},`, ':AAAA'])(
    'takes malformed SESSION_KEYS %j for none, and says so without repeating them [GATE-36 ERR-60]',
    (written) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      expect(keys(written)).toEqual([]);
      expect(error.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
        {
          event: 'settings.malformed',
          setting: 'SESSION_KEYS',
          reason: expect.stringMatching(/^entry \d is not "kid:32 bytes in base64url"$/),
        },
      ]);
    },
  );

  it('seals nothing without keys and says so, except in the sandbox [GATE-36]', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(seal(payload, 'session', sealKeys({}))).rejects.toThrow('SESSION_KEYS is not set');
    expect(error.mock.calls.join()).toContain('session.keys.missing');
    expect(sealKeys({ SANDBOX: '1' })).toHaveLength(1);
  });
});
