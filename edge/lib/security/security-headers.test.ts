import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSite } from '../../testing/fake-site';

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('HSTS', () => {
  it('goes with https answers alone [GATE-37]', async () => {
    const site = fakeSite({});
    const secure = await site.fetch('https://site.example/m/home');
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    const plain = await site.fetch('http://localhost/m/home');
    expect(plain.headers.get('Strict-Transport-Security')).toBeNull();
  });
});
