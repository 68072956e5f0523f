import { describe, expect, it } from 'vitest';
import { describeError, scrub } from './log';

describe('log lines', () => {
  it.each([
    ['call 0912345678 now', 'call [digits] now'],
    ['card 4111 1111-1111 1111', 'card [digits]'],
    ['write to an.minh@mail.example.com', 'write to [e-mail]'],
    ['Authorization: Bearer abc.def', 'Authorization: [token]'],
    ['{"password":"Lantern2209"}', '{"password":"[secret]"}'],
    ['password=hunter2&x=1', 'password=[secret]&x=1'],
    ['eyJhbGciOiJkaXIi.abc.defgh', '[token]'],
    ['a3f1'.repeat(10), '[token]'],
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    ['order 12345', 'order 12345'],
  ])('%j is written as %j [ERR-60]', (text, clean) => {
    expect(scrub(text)).toBe(clean);
  });

  it('describe an error by its name and first line [ERR-60]', () => {
    expect(describeError(new TypeError('no\nstack at secret.ts'))).toBe('TypeError: no');
    expect(describeError('text')).toBe('unknown error');
  });
});
