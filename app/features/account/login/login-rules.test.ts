import { describe, expect, it } from 'vitest';
import { loginIssues } from './login-rules';

const good = { username: 'minhan_2209', password: 'Lantern2209', captcha: '' };

describe('login rules [LOGIN-49 LOGIN-50 LOGIN-53 LOGIN-56 LOGIN-57 LOGIN-58 LOGIN-59]', () => {
  it('lets good credentials pass [LOGIN-49 LOGIN-50]', () => {
    expect(loginIssues(good, false)).toEqual({});
  });

  it.each([
    ['', 'required'],
    ['abc', 'length'],
    ['a'.repeat(17), 'length'],
    ['minh an', 'format'],
    ['minhần', 'format'],
    ['a.b.c.d', 'format'],
  ])('holds the username %s against loginUsername [LOGIN-49 LOGIN-53]', (username, issue) => {
    expect(loginIssues({ ...good, username }, false)).toEqual({ username: issue });
  });

  it.each([
    ['', 'required'],
    ['12345', 'length'],
    ['x'.repeat(21), 'length'],
    ['with space', 'format'],
    ['mậtkhẩu1', 'format'],
  ])('holds the password %s against loginPassword [LOGIN-50 LOGIN-53]', (password, issue) => {
    expect(loginIssues({ ...good, password }, false)).toEqual({ password: issue });
  });

  it.each([
    ['', 'required'],
    ['12a4', 'format'],
    ['1234567', 'length'],
  ])(
    'holds the captcha %s against its rule while it shows [LOGIN-56 LOGIN-57 LOGIN-58]',
    (captcha, issue) => {
      expect(loginIssues({ ...good, captcha }, true)).toEqual({ captcha: issue });
      expect(loginIssues({ ...good, captcha }, false)).toEqual({});
    },
  );

  it('accepts a captcha of up to six digits [LOGIN-58 CONST-04]', () => {
    expect(loginIssues({ ...good, captcha: '123456' }, true)).toEqual({});
  });
});
