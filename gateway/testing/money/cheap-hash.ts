import { randomBytes, scryptSync } from 'node:crypto';

/** The hash of a password at the least cost that scrypt takes: for tests that ask for it thousands of times. */
export function cheapHash(password: string): string {
  const salt = randomBytes(8);
  const cost = { N: 2, r: 1, p: 1 };
  const hash = scryptSync(password, salt, 32, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
