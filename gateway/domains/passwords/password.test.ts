import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashCheaply, hashForReal } from '@/tests/cheap-scrypt';
import { hashPassword, verifyPassword } from './password';

beforeAll(hashForReal);
afterAll(hashCheaply);

describe('a stored password', () => {
  it('is at full cost what scrypt makes of it elsewhere [LOGIN-83]', async () => {
    // Python: hashlib.scrypt(b'Lantern2209', salt=b'a salt of sixtee', n=16384, r=8, p=1, dklen=32)
    const stored = 'scrypt$16384$8$1$YSBzYWx0IG9mIHNpeHRlZQ$bBC8517eqqO5P6LsQkFe1D073qobJymW_C79hGFBbUQ';
    expect(await hashPassword('Lantern2209', Buffer.from('a salt of sixtee'))).toBe(stored);
    expect(await verifyPassword('Lantern2209', stored)).toBe(true);
  });

  it('is a salted scrypt hash that does not hold the password [LOGIN-83]', async () => {
    const [first, second] = [await hashPassword('Lantern2209'), await hashPassword('Lantern2209')];
    expect(first).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toContain('Lantern');
    expect(second).not.toBe(first);
  });

  it('is recognised, and nothing else is [LOGIN-83]', async () => {
    const stored = await hashPassword('Lantern2209');
    expect(await verifyPassword('Lantern2209', stored)).toBe(true);
    for (const wrong of ['lantern2209', 'Lantern2209 ', '', 'Lantern220']) {
      expect(await verifyPassword(wrong, stored)).toBe(false);
    }
  });

  it('is recognised however its marks were typed [LOGIN-83]', async () => {
    expect(await verifyPassword('đèn'.normalize('NFD'), await hashPassword('đèn'.normalize('NFC')))).toBe(
      true,
    );
  });

  it('costs the same work for an account that is not there, and never fits [LOGIN-83]', async () => {
    expect(await verifyPassword('Lantern2209', null)).toBe(false);
    expect(await verifyPassword('', null)).toBe(false);
  });
});
