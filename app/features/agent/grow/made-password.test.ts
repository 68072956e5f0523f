import { expect, it } from 'vitest';
import { PATTERNS } from '@/contracts/register/patterns';
import { madePassword } from './made-password';

it('makes passwords that keep every rule’s lengths and pattern, each another one [AGENT-25]', () => {
  for (const [min, max, length] of [
    [6, 20, 12],
    [6, 8, 8],
    [16, 32, 16],
  ] as const) {
    const made = Array.from({ length: 200 }, () => madePassword({ min, max }));
    expect(new Set(made).size).toBe(200);
    for (const password of made) {
      expect(password).toMatch(PATTERNS.password);
      expect(password).toHaveLength(length);
    }
  }
});
