import { createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptServicePath } from './customer-service-path';

function decrypt(sealed: string): string {
  const key = sealed.slice(-8);
  const decipher = createDecipheriv('des-ede', key + key, Buffer.alloc(0));
  return decipher.update(sealed.slice(0, -8), 'base64', 'utf8') + decipher.final('utf8');
}

describe('a customer-service path', () => {
  it('is DES-ECB with PKCS#7 padding in base64, followed by its key of eight characters [GATE-24 GATE-25 GATE-26]', () => {
    // Computed by another implementation: openssl enc -des-ecb -K 6162636465666768 -provider legacy
    expect(encryptServicePath('hi', 'abcdefgh')).toBe('UzoP0UV8TFA=abcdefgh');
  });

  it('opens to what was sealed, whatever its length [GATE-23]', () => {
    for (const path of ['/', '/support', 'https://a.example.com/chat?name=Hoa Đăng', 'x'.repeat(256)]) {
      const sealed = encryptServicePath(path);
      if (path.length > 2) expect(sealed).not.toContain(path);
      expect(decrypt(sealed)).toBe(path);
    }
  });

  it('is sealed with a new key each time [GATE-23]', () => {
    expect(encryptServicePath('/support')).not.toBe(encryptServicePath('/support'));
  });
});
