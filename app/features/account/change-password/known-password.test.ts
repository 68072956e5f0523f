// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { standIn } from '@/tests/support/stand-in';
import { recall, remember } from '../login/remembered-login';
import { knownPassword, removeSessionPasswords, updateKnownPassword } from './known-password';

standIn(import('../login/remembered-login'), { recall: vi.fn(), remember: vi.fn() });
const kept = { username: 'minhan_2209', password: 'Lantern2209', countryDialingCode: '' };

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(recall).mockResolvedValue(kept);
  sessionStorage.clear();
});

it('knows the password of the remembered member alone, however the name was typed [CHPW-03 CHPW-04 CHPW-25 CHPW-37]', async () => {
  expect(await knownPassword('minhan_2209', 'salt')).toBe('Lantern2209');
  expect(await knownPassword('MinhAn_2209', 'salt')).toBe('Lantern2209');
  expect(await knownPassword('thuha_1990', 'salt')).toBeNull();
  vi.mocked(recall).mockResolvedValue(null);
  expect(await knownPassword('minhan_2209', 'salt')).toBeNull();
});

it('updates the record of the member it belongs to, and makes none [CHPW-31]', async () => {
  await updateKnownPassword('thuha_1990', 'Lantern3310', 'salt');
  expect(remember).not.toHaveBeenCalled();
  await updateKnownPassword('minhan_2209', 'Lantern3310', 'salt');
  expect(remember).toHaveBeenCalledExactlyOnceWith('username', { ...kept, password: 'Lantern3310' }, 'salt');
  vi.mocked(recall).mockResolvedValue(null);
  await updateKnownPassword('minhan_2209', 'Lantern3310', 'salt');
  expect(remember).toHaveBeenCalledTimes(1);
});

it('removes password entries of the session storage and nothing else [CHPW-30 CHPW-37]', () => {
  for (const key of ['password', 'user_Password', 'psw', 'MC_SESSION_INFO', 'PASSWORD_PROMPTED'])
    sessionStorage.setItem(key, 'x');
  removeSessionPasswords();
  expect(Object.keys(sessionStorage).sort()).toEqual(['MC_SESSION_INFO', 'PASSWORD_PROMPTED']);
});
