import { hashPassword } from '../../domains/passwords/password';

/** The hash of a password at the least cost that scrypt takes, for the accounts that tests make by the thousand. */
export const quickHash = (password: string): Promise<string> =>
  hashPassword(password, undefined, { N: 2, r: 1, p: 1 });
