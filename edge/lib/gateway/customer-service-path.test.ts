import { createCipheriv, createDecipheriv } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCustomerServiceList, openCustomerServicePath } from './customer-service-path';

// Node's OpenSSL has no single DES; three-key DES with one key three times is the same cipher. tests/worker runs
// the real `des-ecb` of workerd.
const tripled = (key: string) => Buffer.from(key.repeat(3), 'latin1');
const decrypt = (ciphertext: Buffer, key: string) => {
  const decipher = createDecipheriv('des-ede3-ecb', tripled(key), null);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
};
const encrypted = (path: string, key = 'k3y-8chr') => {
  const cipher = createCipheriv('des-ede3-ecb', tripled(key), null);
  return cipher.update(path, 'utf8', 'base64') + cipher.final('base64') + key;
};
const open = (written: string) => openCustomerServicePath(written, decrypt);

afterEach(() => vi.restoreAllMocks());

describe('customer-service paths', () => {
  it.each(['https://support.example.com/chat?site=1', 'http://support.example.com', '/m/customerService'])(
    'opens %s with the last eight characters as the key [GATE-23 GATE-24 GATE-25 GATE-26 CONST-93]',
    (path) => {
      expect(open(encrypted(path))).toBe(path);
    },
  );

  it('passes a plain http address through [GATE-31]', () => {
    expect(open('https://support.example.com/chat')).toBe('https://support.example.com/chat');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://user:pass@evil.example',
    'https://user@evil.example',
    'https://:pass@evil.example',
    'https://evil.example/\nx',
    'mailto:a@b.example',
    'support',
    '',
  ])('drops %j after decryption: neither http(s) nor of this site [GATE-30]', (path) => {
    expect(open(encrypted(path))).toBeNull();
  });

  it.each([
    '',
    'short',
    'not base64 !!k3y-8chr',
    'AAAAAAAAAAA=k3y-8chr',
    encrypted('https://a.example').replace(/.$/, 'x'),
  ])('drops %j, which does not decrypt [GATE-29]', (written) => {
    expect(open(written)).toBeNull();
  });

  it('keeps the other entries, and the log names the index alone [GATE-29 ERR-60]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const list = [{ path: encrypted('/a'), name: 'A' }, { path: 'broken-secret' }, { path: encrypted('/b') }];
    expect(openCustomerServiceList(list, decrypt)).toEqual([{ path: '/a', name: 'A' }, { path: '/b' }]);
    expect(warn.mock.calls).toEqual([['{"event":"customer-service.dropped","index":1}']]);
  });
});
