import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** 16 MiB and some 40 ms for each hash. */
const COST = { N: 2 ** 14, r: 8, p: 1 };
const LENGTH = 32;

/** Hashes a password with scrypt: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
  cost = COST,
): Promise<string> {
  const hash = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such account) the same work is done, so that
 * the time an answer takes does not tell whether the account exists.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored ?? NOBODY).split('$');
  const expected = Buffer.from(hash ?? '', 'base64url');
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected) && stored !== null;
}

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const NOBODY = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  'bm9ib2R5',
  Buffer.alloc(LENGTH).toString('base64url'),
].join('$');
